import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import type { ReactNode } from 'react';
import { Markdown } from '@/components/markdown/markdown.tsx';
import { KeyTakeaways } from './key-takeaways.tsx';

const defaultContent =
  'This lesson has no written part. Watch it in your own time, keep what matters in your notes, and check below what you remember.';

interface LessonOverviewProps {
  lesson: Lesson;
  knowledgeCheck: ReactNode;
}

export function LessonOverview({ lesson, knowledgeCheck }: LessonOverviewProps) {
  return (
    <div className="grid gap-x-5 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <section aria-labelledby="about-this-lesson" className="min-w-0">
        <h2 id="about-this-lesson" className="sr-only">
          About this lesson
        </h2>
        <Markdown source={lesson.content?.trim() || defaultContent} />
      </section>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <KeyTakeaways />
      </div>
      <div className="measure min-w-0">{knowledgeCheck}</div>
    </div>
  );
}
