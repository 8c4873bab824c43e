/** Where a page of moments ended: the place of its last one in an order that later moments do not change. */
import { z } from 'zod';

/** In this order. What the viewer may read comes first; titles of other courses are the last. */
export const stages = ['title', 'content', 'speech', 'publicTitle'] as const;
export type Stage = (typeof stages)[number];

/** The words as typed, respelled, or the longest of them. */
export const forms = ['typed', 'respelled', 'longest'] as const;
export type Form = (typeof forms)[number];

export interface Place {
  readonly score: number;
  readonly lessonId: string;
  readonly startMs: number;
  readonly id: string;
}

export interface Cursor extends Place {
  readonly form: Form;
  readonly stage: Stage;
}

/** Before everything that there is. */
export const firstPlace: Place = {
  score: 99,
  lessonId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  startMs: -1,
  id: '00000000-0000-0000-0000-000000000000',
};

const cursorSchema = z.tuple([
  z.enum(forms),
  z.enum(stages),
  z.coerce.number().int().min(0).max(99),
  z.guid(),
  z.coerce.number().int().min(0).max(86_400_000),
  z.guid(),
]);

export const writeCursor = ({ form, stage, score, lessonId, startMs, id }: Cursor): string =>
  [form, stage, score, lessonId, startMs, id].join('.');

/** Anyone may have written it: null for what is none of ours. */
export function readCursor(text: string): Cursor | null {
  const { data } = cursorSchema.safeParse(text.split('.'));
  if (data === undefined) return null;
  const [form, stage, score, lessonId, startMs, id] = data;
  return { form, stage, score, lessonId, startMs, id };
}
