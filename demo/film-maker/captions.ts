import type { Film } from './film.ts';
import type { Narration } from './sound/narrate.ts';

/** What a film says, as a WebVTT file: a cue for each sentence, from its first sound to its last. */
export function captionsOf({ sentences }: Film, { spoken }: Pick<Narration, 'spoken'>): string {
  const cues = sentences.map(({ id, text }) => {
    const { begin = 0, end = 0 } = spoken.find((one) => one.id === id) ?? {};
    return `${timeOf(begin)} --> ${timeOf(end)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
