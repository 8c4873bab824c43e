import type { FindingFacts } from '@academy/contract/preflight/finding.ts';
import { type FindingCode, wantedLoudness } from '@academy/contract/preflight/finding-codes.ts';
import { playbackTimeText } from '@academy/contract/videos/playback-time.ts';

/** What is wrong, and what to do about it. The web app says the same in the reader's language. */
interface Sentence {
  readonly says: string;
  readonly advice: string;
}

const say = (says: string, advice: string): Sentence => ({ says, advice });
const wanted = `about ${wantedLoudness.lufs}`;

export const findingSentences: Readonly<Record<FindingCode, (facts: FindingFacts) => Sentence>> = {
  course_empty: () => say('There is no lesson.', 'Add a module with lessons.'),
  module_empty: () => say('The module has no lessons.', 'Add a lesson, or delete the module.'),
  lesson_empty: () =>
    say('The lesson has neither a film nor a text.', 'Upload a film, write a text, or delete the lesson.'),
  preview_without_film: () =>
    say(
      'The lesson is a free preview, and it has no film of the academy to be watched.',
      'Upload a film, or end the free preview.',
    ),
  film_failed: ({ isWatchable = false }) =>
    say(
      'The film could not be prepared.',
      `The lesson says why: try again or upload another file.${isWatchable ? ' Until then, students watch what was ready before.' : ''}`,
    ),
  film_not_ready: () => say('The film is still being prepared.', 'Check again when it is ready.'),
  film_renditions_missing: ({ count = 1 }) =>
    say(`${count} of the qualities of the film are missing.`, 'Upload the film again.'),
  film_not_measured: () =>
    say('The film could not be measured.', 'Watch it once; upload it again if it does not play.'),
  film_too_quiet: ({ loudness }) =>
    say(
      `The film is quieter than others, and students will have to turn it up: ${loudness} LUFS, where ${wanted} is usual.`,
      'Make its sound louder and upload it again.',
    ),
  film_too_loud: ({ loudness }) =>
    say(
      `The film is louder than others, and students will have to turn it down: ${loudness} LUFS, where ${wanted} is usual.`,
      'Make its sound quieter and upload it again.',
    ),
  film_silent: () =>
    say('Nothing is heard in the film.', 'Look whether the microphone was on when it was recorded.'),
  film_silent_start: ({ seconds }) =>
    say(`The film is silent for its first ${seconds} seconds.`, 'Cut the silence off and upload it again.'),
  film_black_start: ({ seconds }) =>
    say(`The film is black for its first ${seconds} seconds.`, 'Cut the black off and upload it again.'),
  captions_missing: ({ language }) =>
    say(
      language === undefined
        ? 'There are no captions.'
        : `There are no captions in the language that is spoken (${language}).`,
      'Have them made, upload a file or write them.',
    ),
  captions_unfinished: () => say('The captions are not finished.', 'Check again when they are.'),
  captions_too_fast: ({ language, count = 1, charactersPerSecond }) =>
    say(
      `${count} captions in ${language} are too quick to read, with up to ${charactersPerSecond} characters a second.`,
      'Shorten them, or show them for longer.',
    ),
  captions_after_film: ({ language, count = 1, seconds = 0 }) =>
    say(
      `${count} captions in ${language} begin after the end of the film, which lasts ${playbackTimeText(seconds)}.`,
      'What comes too late is never seen: give it an earlier time, or delete it.',
    ),
  duration_differs: ({ written, seconds = 0 }) =>
    say(
      `The lesson is said to last ${written}, but the film lasts ${playbackTimeText(seconds)}.`,
      'Correct the duration, or leave it empty: it is filled in.',
    ),
  link_broken: ({ url, status }) =>
    say(
      `A link leads nowhere: ${url}${status === undefined ? '' : ` (answered with ${status})`}`,
      'Correct the address, or remove the link.',
    ),
  link_unreachable: ({ url }) =>
    say(
      `Nobody answers behind a link: ${url}`,
      'Open it in a browser; correct or remove it if it stays silent.',
    ),
  link_not_checked: ({ url }) =>
    say(
      `A link cannot be checked, because it does not lead to the public internet: ${url}`,
      'Open it as a student would: outside of your network it may not work.',
    ),
  links_left_out: ({ count }) =>
    say(
      `${count} links were not checked, because there are so many.`,
      'Check again: what is known is not asked for twice.',
    ),
  image_without_description: ({ url }) =>
    say(`A picture has no description: ${url}`, 'Write between the square brackets what can be seen on it.'),
  question_without_answer: ({ question }) =>
    say(`Question ${question} has no right answer.`, 'Mark the right answer, or write an accepted one.'),
  question_incomplete: ({ question }) =>
    say(
      `Question ${question} is not complete.`,
      'Open the questions of the lesson: the editor says what is missing.',
    ),
  question_after_film: ({ question, seconds = 0 }) =>
    say(
      `Question ${question} is asked after the end of the film, which lasts ${playbackTimeText(seconds)}.`,
      'Choose an earlier moment, or leave it empty: then the question stands below the film.',
    ),
};
