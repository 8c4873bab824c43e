/**
 * The addresses of painted pictures. An address says all that its picture is drawn from, so a picture never changes under it,
 * and nothing has to be looked up to draw it.
 */
import { type Hue, hues } from './hues.ts';

/** Counted up whenever a drawing changes: what browsers and caches keep of it is kept for ever. */
export const alpanaDrawing = 'v1';

/** The large wheels behind the hero, the sign-in card, the 404 card and the empty states. */
export const wheels = [
  '404',
  'certificates',
  'courses',
  'creator-courses',
  'creator-overview',
  'error',
  'faq',
  'my-courses',
  'not-yours',
  'river',
  'students',
  'threshold',
] as const;

export type Wheel = (typeof wheels)[number];

export type AlpanaPicture = AlpanaCover | AlpanaWheel;

export interface AlpanaCover {
  /** `share` is the cover as a PNG: chats, which show it beside a link, know no SVG. */
  readonly kind: 'cover' | 'share';
  readonly hue: Hue;
  readonly courseId: string;
}

export interface AlpanaWheel {
  readonly kind: 'wheel';
  readonly wheel: Wheel;
}

/** What chats and search engines ask a picture to be. */
export const shareSize = { width: 1200, height: 630 } as const;

export const alpanaRoutes = {
  cover: '/api/alpana/:drawing/covers/:hue/:courseId.svg',
  share: '/api/alpana/:drawing/share/:hue/:courseId.png',
  wheel: '/api/alpana/:drawing/wheels/:wheel.svg',
} as const satisfies Record<AlpanaPicture['kind'], string>;

export function alpanaPath(picture: AlpanaPicture): string {
  const values: Readonly<Record<string, string>> = { ...picture, drawing: alpanaDrawing };
  return alpanaRoutes[picture.kind].replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');
}

const DRAWING = /^v\d{1,4}$/;
const COURSE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Params = Readonly<Record<string, string>>;

/**
 * The cover that the parameters of its route name; null for what is none of ours. One of another drawing than today's is one
 * too: whoever asks has a page of another release.
 */
export function readCoverParams(kind: AlpanaCover['kind'], params: Params): AlpanaCover | null {
  const { drawing = '', courseId = '', hue = '' } = params;
  const isCover = DRAWING.test(drawing) && COURSE_ID.test(courseId) && isOneOf(hues, hue);
  return isCover ? { kind, hue, courseId } : null;
}

/** The same for a wheel. */
export function readWheelParams({ drawing = '', wheel = '' }: Params): AlpanaWheel | null {
  return DRAWING.test(drawing) && isOneOf(wheels, wheel) ? { kind: 'wheel', wheel } : null;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}
