import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Markdown } from '@/components/markdown/markdown.tsx';
import { textLanguage } from '@/lib/text-language.ts';

const defaultContent = () =>
  t`This lesson has no written part. Watch it in your own time, keep what matters in your notes, and check below what you remember.`;

interface LessonOverviewProps {
  lesson: Lesson;
  knowledgeCheck: ReactNode;
  /** The way on, for screens on which nothing stands beside the text. */
  ending: ReactNode;
}

export function LessonOverview({ lesson, knowledgeCheck, ending }: LessonOverviewProps) {
  return (
    <div className="grid gap-x-5 gap-y-10 @5xl/lesson:grid-cols-[minmax(0,1fr)_21rem]">
      <section aria-labelledby="about-this-lesson" className="min-w-0">
        <h2 id="about-this-lesson" className="sr-only">
          {t`About this lesson`}
        </h2>
        <Markdown source={lesson.content?.trim() || defaultContent()} />
      </section>
      <div className="@5xl/lesson:col-start-2 @5xl/lesson:row-span-2 @5xl/lesson:row-start-1">
        <KeyTakeaways takeaways={lesson.takeaways ?? generalTakeaways()} />
      </div>
      <div className="measure min-w-0">{knowledgeCheck}</div>
      <div className="overflow-hidden rounded-card border border-line bg-card *:border-t-0 empty:hidden lg:hidden">
        {ending}
      </div>
    </div>
  );
}

/** Under every lesson whose author wrote none, as specified: how to take something away from it. */
const generalTakeaways = () => [
  t`Say the main idea in one sentence of your own before you go on.`,
  t`Try it at once, in the smallest form that works.`,
  t`Note what surprised you: that is what you will look for later.`,
];

function KeyTakeaways({ takeaways }: { takeaways: readonly string[] }) {
  return (
    <section aria-labelledby="key-takeaways" className="rounded-card border border-line bg-card p-5">
      <h2 id="key-takeaways" className="text-lg">
        {t`Key Takeaways`}
      </h2>
      <ul className="mt-4 flex flex-col gap-3 text-sm">
        {[...new Set(takeaways)].map((takeaway) => (
          <li key={takeaway} className="flex gap-3">
            <Sprout aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
            <span lang={textLanguage(takeaway)} className="min-w-0 break-words">
              {takeaway}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
