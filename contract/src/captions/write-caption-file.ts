import { captionTime } from './caption-time.ts';
import type { FileCue } from './cue-reader.ts';
import { entity, plainCueText } from './cue-text.ts';

/**
 * Tracks as files. Texts are plain, and a person may have typed anything: whatever they hold, a reader of the file finds the
 * same cues with the same words, and no cue ends another, begins a header or becomes markup.
 */

/** Lines of the header follow the name of the format. */
export function writeWebVtt(cues: readonly FileCue[], header: readonly string[] = []): string {
  return fileOf(
    ['WEBVTT', ...header].join('\n'),
    cues.map((cue) => `${timesOf(cue, '.')}\n${escapeText(plainCueText(cue.text))}`),
  );
}

/** There is no escape that all players of SRT know, so only what would be read as markup is escaped. */
export function writeSrt(cues: readonly FileCue[]): string {
  return fileOf(
    null,
    cues.map(
      (cue, index) => `${index + 1}\n${timesOf(cue, ',')}\n${escapeWhereRead(plainCueText(cue.text))}`,
    ),
  );
}

/** A pause of this length begins a paragraph. */
const pauseMs = 2000;

/** What is said, to be read: without times, in paragraphs. */
export function writeTranscript(cues: readonly FileCue[]): string {
  let [text, endMs] = ['', 0];
  for (const cue of cues) {
    const joint = cue.startMs - endMs >= pauseMs ? '\n\n' : ' ';
    text += (text === '' ? '' : joint) + plainCueText(cue.text).replaceAll('\n', ' ');
    endMs = Math.max(endMs, cue.endMs);
  }
  return text === '' ? '' : `${text}\n`;
}

function fileOf(header: string | null, blocks: readonly string[]): string {
  return `${[...(header === null ? [] : [header]), ...blocks].join('\n\n')}\n`;
}

function timesOf({ startMs, endMs }: FileCue, point: '.' | ','): string {
  return `${captionTime(startMs, point)} --> ${captionTime(endMs, point)}`;
}

/** Without a `>` there is no arrow either. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeWhereRead(text: string): string {
  return text
    .replaceAll(entity, (found) => `&amp;${found.slice(1)}`)
    .replaceAll(/<(?=[/!?]?[\p{L}\d!-])/gu, '&lt;')
    .replaceAll('-->', '--&gt;');
}
