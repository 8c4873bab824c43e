/** Where a page of chats ended: the place of its last one. */
import { z } from 'zod';

export interface ChatPlace {
  /** When it was last asked something, in microseconds since 1970, as the database counts. */
  readonly micros: string;
  readonly id: string;
}

const cursorSchema = z.tuple([z.string().regex(/^\d{1,17}$/), z.guid()]);

export const writeCursor = ({ micros, id }: ChatPlace): string => `${micros}.${id}`;

/** Anyone may have written it: null for what is none of ours. */
export function readCursor(text: string): ChatPlace | null {
  const { data } = cursorSchema.safeParse(text.split('.'));
  return data === undefined ? null : { micros: data[0], id: data[1] };
}
