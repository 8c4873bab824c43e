import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import {
  Captions,
  CircleAlert,
  FileText,
  Film,
  Hourglass,
  ListChecks,
  type LucideIcon,
  Minus,
} from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { type LessonPart, lessonParts } from './lesson-parts.ts';

const icons: Record<LessonPart['look'], LucideIcon> = {
  film: Film,
  preparing: Hourglass,
  failed: CircleAlert,
  text: FileText,
  captions: Captions,
  quiz: ListChecks,
  missing: Minus,
};

/**
 * What a lesson has, as a column of small signs that stand under each other from row to row. What is missing is a dash: told by
 * its shape, not by its colour alone. Pointing at one tells it in words, and screen readers get a sentence.
 */
export function LessonPartIcons({ lesson }: { lesson: Lesson }) {
  const parts = lessonParts(lesson);
  const sentence = parts.map(({ words }) => words).join(', ');
  return (
    <span className="flex shrink-0 items-center">
      <span className="sr-only">{t({ message: `It has: ${sentence}`, comment: 'Parts of a lesson' })}</span>
      {parts.map(({ name, look, words }) => {
        const Icon = icons[look];
        return (
          <span key={name} title={words} aria-hidden="true" className="grid size-6 place-items-center">
            <Icon
              className={cn(
                'size-4',
                look === 'failed' ? 'text-danger' : look === 'preparing' ? 'text-warning' : 'text-ink-soft',
                look === 'missing' && 'opacity-50',
              )}
            />
          </span>
        );
      })}
    </span>
  );
}
