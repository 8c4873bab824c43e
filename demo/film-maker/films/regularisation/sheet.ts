import { mix } from '../../picture/easing.ts';
import { type Box, n } from '../../picture/marks.ts';
import type { Timeline } from '../../timeline.ts';
import type { Curve } from './priced-curve.ts';

/** The sheet the points are on: as wide as the picture until there is something to put beside it. */
export class Sheet {
  readonly box: Box;

  constructor(timeline: Timeline) {
    const narrow = timeline.since('pay', { delay: -0.7, lasts: 0.9 });
    this.box = { x: 78, y: 108, width: mix(1124, 720, narrow), height: 470 };
  }

  across(x: number): number {
    return this.box.x + this.box.width * (0.5 + x * 0.47);
  }

  up(y: number): number {
    return this.box.y + this.box.height * (0.5 - y * 0.46);
  }

  line(curve: Curve): string {
    const steps = Array.from({ length: 181 }, (_, index) => -1 + index / 90);
    return steps
      .map((x, index) => `${index === 0 ? 'M' : 'L'}${n(this.across(x))} ${n(this.up(curve(x)))}`)
      .join('');
  }
}
