import { writeWebVtt } from '@academy/contract/captions/write-caption-file.ts';
import type { Film } from './film.ts';
import type { Narration } from './sound/narrate.ts';

/** What a film says, as a WebVTT file: a cue for each sentence, from its first sound to its last. */
export function captionsOf({ sentences }: Film, { spoken }: Pick<Narration, 'spoken'>): string {
  return writeWebVtt(
    sentences.map(({ text }, index) => {
      const { begin, end } = spoken[index] ?? { begin: 0, end: 0 };
      return { startMs: Math.round(begin * 1000), endMs: Math.round(end * 1000), text };
    }),
  );
}
