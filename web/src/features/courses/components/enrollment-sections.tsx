import type { Course } from '@academy/contract/courses/course.ts';
import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { CheckList } from './check-list.tsx';

/** Why to take the course, what it asks for, and whom it is for. */
export function EnrollmentSections({ course }: { course: Course }) {
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <Card className="p-5 md:p-8">
        <Section heading="What you'll learn">
          <CheckList items={listOrPlaceholder(course.whatYouWillLearn, 'whatYouWillLearn')} />
        </Section>
      </Card>
      <Section heading="Requirements">
        <CheckList mark="dot" items={listOrPlaceholder(course.requirements, 'requirements')} />
      </Section>
      <Section heading="Who this course is for">
        <CheckList mark="dot" items={listOrPlaceholder(course.targetAudience, 'targetAudience')} />
      </Section>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** What the enrollment page says for a course whose author has not said it. */
const placeholders = {
  whatYouWillLearn: [
    'Understand the core ideas and when to use them',
    'Practise each step along with the lessons',
    'Build something of your own from start to finish',
    'Know where to go next when the course ends',
  ],
  requirements: [
    'No prior experience is needed',
    'A computer or phone with an internet connection',
    'The wish to learn something new',
  ],
  targetAudience: [
    'Beginners who want a clear place to start',
    'Students who like to learn at their own pace',
    'Professionals who want to refresh what they know',
  ],
} as const;

export function listOrPlaceholder(
  own: readonly string[],
  kind: keyof typeof placeholders,
): readonly string[] {
  return own.length > 0 ? own : placeholders[kind];
}
