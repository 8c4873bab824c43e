import { expect, it } from 'vitest';
import { until } from '../../faults/until.ts';
import { openCinema } from '../classroom.ts';
import type { Cluster } from '../cluster.ts';
import { Viewer } from '../viewer.ts';

export function tellCdn(cluster: Cluster): void {
  it('sends the second viewer’s segments from the CDN, and asks no node for them again', async () => {
    const { author, student, lesson } = await openCinema(cluster, 'cdn', 16);
    const [first, second] = [
      await Viewer.open(student, lesson.lessonId),
      await Viewer.open(author, lesson.lessonId),
    ];
    const paths = first.segments.map((address) => new URL(address).pathname);
    expect(second.segments).toEqual(first.segments);
    const answers = (by: 'cdn' | 'balancer') =>
      cluster.web.answered(by).filter(({ path }) => paths.includes(path));

    expect(await first.watchAll()).toBe(4);
    expect(await second.watchAll()).toBe(4);
    await until(() => answers('cdn').length === 8, { withinMs: 5_000, what: 'the CDN to count' });
    const caches = answers('cdn').map(({ cache }) => cache);
    expect(caches).toEqual([...Array(4).fill('MISS'), ...Array(4).fill('HIT')]);
    expect(answers('balancer').map(({ path }) => path)).toEqual(paths);
    // Nothing else of the academy can be had there.
    const { origin } = new URL(first.segments[0] ?? '');
    expect((await fetch(`${origin}/api/courses`)).status).toBe(404);
  });
}
