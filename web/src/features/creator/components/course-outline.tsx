import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { LessonPartIcons } from '@/components/lesson-part-icons.tsx';
import { lessonTime } from '@/lib/course-time.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import { textLanguage } from '@/lib/text-language.ts';

/** Modules and lessons, collapsed where there are many. */
export function CourseOutline({ modules }: { modules: readonly Module[] }) {
  if (modules.length === 0)
    return <p className="text-ink-soft">{t`This course doesn't have any content yet.`}</p>;
  const open = modules.length <= 3;
  return (
    <ol className="flex flex-col">
      {modules
        .toSorted((a, b) => a.order - b.order)
        .map((module) => (
          <li key={module._id} className="border-b border-line last:border-b-0">
            <details open={open} className="group">
              <summary className="flex min-h-12 items-center justify-between gap-4 rounded-control py-2 marker:content-none">
                <span lang={textLanguage(module.title)} className="min-w-0 font-semibold wrap-anywhere">
                  {module.title}
                </span>
                <span className="flex shrink-0 items-center gap-2 text-sm text-ink-soft figures-tabular">
                  {lessonsText(module.lessons.length)}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-4 transition-transform group-open:rotate-180"
                  />
                </span>
              </summary>
              {module.lessons.length === 0 ? (
                <p className="pb-3 text-sm text-ink-soft">{t`No lessons available in this module`}</p>
              ) : (
                <ol className="pb-3">
                  {module.lessons
                    .toSorted((a, b) => a.order - b.order)
                    .map((lesson) => (
                      <li key={lesson._id} className="flex items-center gap-x-4 py-1 text-sm">
                        <span lang={textLanguage(lesson.title)} className="min-w-0 grow wrap-anywhere">
                          {lesson.title}
                        </span>
                        <LessonPartIcons lesson={lesson} />
                        <span className="min-w-10 shrink-0 text-right text-ink-soft figures-tabular">
                          {lessonTime(lesson)}
                        </span>
                      </li>
                    ))}
                </ol>
              )}
            </details>
          </li>
        ))}
    </ol>
  );
}
