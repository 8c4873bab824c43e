/** A place of the course in words: as its chip shows it, as a screen reader says it, and as a sentence leads to it. */
import type { Source } from '@academy/contract/chats/answer.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';

/** Where the reader is; null on the page of the course. */
export type Here = string | null;

export const isHere = ({ lessonId }: Pick<Source, 'lessonId'>, here: Here): boolean => lessonId === here;

/** What stands on the chip. The title of another lesson stands beside it. */
export function chipText(source: Source): string {
  switch (source.kind) {
    case 'speech':
    case 'chapter':
      return timeText(source.seconds);
    case 'lesson':
      return source.lessonTitle;
    case 'content': {
      const number = numberText(source.paragraph);
      return t`Paragraph ${number}`;
    }
    case 'takeaway':
      return t`Key takeaway`;
    case 'file': {
      if (source.page === null) return source.name;
      const { name } = source;
      const page = numberText(source.page);
      return t({ message: `${name} · page ${page}`, comment: 'A file, such as slides.pdf · page 4' });
    }
  }
}

/** How a screen reader says it. */
export function chipName(source: Source, here: Here): string {
  const place = chipText(source);
  if (source.kind === 'lesson') return place;
  const lesson = isHere(source, here) ? null : source.lessonTitle;
  if (source.kind === 'speech' || source.kind === 'chapter') {
    const time = spokenTime(source.seconds);
    return lesson === null
      ? t({ message: `at ${time}`, comment: 'A moment of a film: at 12 minutes 41 seconds' })
      : t({
          message: `at ${time} of ${lesson}`,
          comment: 'A moment: at 12 minutes 41 seconds of The lesson',
        });
  }
  return lesson === null
    ? place
    : t({ message: `${place} of ${lesson}`, comment: 'A place: Paragraph 3 of The lesson' });
}

/** 12 minutes 41 seconds. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts: string[] = [];
  const [h, m, s] = [numberText(hours), numberText(minutes), numberText(rest)];
  if (hours > 0) parts.push(plural(hours, { one: `${h} hour`, other: `${h} hours` }));
  if (minutes > 0) parts.push(plural(minutes, { one: `${m} minute`, other: `${m} minutes` }));
  if (rest > 0 || parts.length === 0) parts.push(plural(rest, { one: `${s} second`, other: `${s} seconds` }));
  return parts.join(' ');
}

/** What is said before a passage that is quoted. */
export function leadText(source: Source, here: Here): string {
  const lesson = source.lessonTitle;
  const own = isHere(source, here);
  switch (source.kind) {
    case 'speech':
    case 'chapter': {
      const time = timeText(source.seconds);
      return own ? t`At ${time} of this lesson:` : t`At ${time} of “${lesson}”:`;
    }
    case 'content': {
      const number = numberText(source.paragraph);
      return own
        ? t`In paragraph ${number} of this lesson’s text:`
        : t`In paragraph ${number} of the text of “${lesson}”:`;
    }
    case 'lesson':
      return t`In the lesson “${lesson}”:`;
    case 'takeaway':
      return own ? t`Among the key takeaways of this lesson:` : t`Among the key takeaways of “${lesson}”:`;
    case 'file': {
      const { name } = source;
      if (source.page === null) return t`In the file “${name}”:`;
      const page = numberText(source.page);
      return t`On page ${page} of the file “${name}”:`;
    }
  }
}
