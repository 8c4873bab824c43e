import type { Finding } from '@academy/contract/preflight/finding.ts';
import { wantedLoudness } from '@academy/contract/preflight/finding-codes.ts';
import { plural, t } from '@lingui/core/macro';
import { languageName } from './language/language-name.ts';
import { numberText } from './language/numbers.ts';
import { lateCaptionsAdvice, lateCaptionsText } from './late-captions-text.ts';

/** What is wrong, and what to do about it. */
export interface FindingText {
  readonly says: string;
  readonly advice: string;
}

/** As it is printed: a hyphen in front of a number looks like a dash. */
const withMinus = (number: string) => number.replace('-', '−');

/** Of a finding about films and their captions; undefined for every other. */
export function filmText({ code, facts }: Finding): FindingText | undefined {
  const { loudness = 0, seconds = 0, count = 1 } = facts;
  const lufs = withMinus(numberText(loudness, 1));
  const wanted = withMinus(numberText(wantedLoudness.lufs));
  const number = numberText(count);
  const duration = numberText(seconds);
  const lasting = plural(seconds, { one: 'a second', other: `${duration} seconds` });
  const language = languageName(facts.language ?? '');
  const speed = numberText(facts.charactersPerSecond ?? 0);
  switch (code) {
    case 'preview_without_film':
      return {
        says: t`The lesson is a free preview, but it has no uploaded film that could be watched.`,
        advice: t`Upload a film, or end the free preview.`,
      };
    case 'film_failed':
      return {
        says: t`The film could not be prepared.`,
        advice: t`The lesson says why, and what you can do.`,
      };
    case 'film_not_ready':
      return { says: t`The film is still being prepared.`, advice: t`Check again when it is ready.` };
    case 'film_renditions_missing':
      return {
        says: plural(count, {
          one: 'A quality of the film is missing.',
          other: `${number} qualities of the film are missing.`,
        }),
        advice: t`Upload the film again.`,
      };
    case 'film_not_measured':
      return {
        says: t`The film could not be measured.`,
        advice: t`Watch it once, and upload it again if it does not play.`,
      };
    case 'film_too_quiet':
      return {
        says: t`The film is quieter than others, and students will have to turn it up: ${lufs} LUFS, where about ${wanted} is usual.`,
        advice: t`Make its sound louder and upload it again.`,
      };
    case 'film_too_loud':
      return {
        says: t`The film is louder than others, and students will have to turn it down: ${lufs} LUFS, where about ${wanted} is usual.`,
        advice: t`Make its sound quieter and upload it again.`,
      };
    case 'film_silent':
      return {
        says: t`Nothing is heard in the film.`,
        advice: t`See whether the microphone was on when it was recorded.`,
      };
    case 'film_silent_start':
      return {
        says: t`The film begins with silence: ${lasting}.`,
        advice: t`Cut the beginning off and upload it again.`,
      };
    case 'film_black_start':
      return {
        says: t`The film begins with a black picture: ${lasting}.`,
        advice: t`Cut the beginning off and upload it again.`,
      };
    case 'captions_missing':
      return {
        says:
          facts.language === undefined
            ? t`There are no captions.`
            : t`There are no captions in the language that is spoken: ${language}.`,
        advice: t`Have them made, upload a file, or write them.`,
      };
    case 'captions_unfinished':
      return { says: t`The captions are not finished.`, advice: t`Check again when they are.` };
    case 'captions_too_fast':
      return {
        says: plural(count, {
          one: `A caption is too quick to read (${language}, ${speed} characters a second).`,
          other: `${number} captions are too quick to read (${language}, up to ${speed} characters a second).`,
        }),
        advice: t`Shorten them, or show them for longer.`,
      };
    case 'captions_after_film':
      return {
        says: lateCaptionsText(count, seconds, language),
        advice: lateCaptionsAdvice(),
      };
    default:
      return undefined;
  }
}
