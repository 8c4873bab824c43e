import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { CheckList } from './check-list.tsx';

/** Why to take the course, what it asks for, and whom it is for. */
export function EnrollmentSections({ course }: { course: Course }) {
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <Card className="p-5 md:p-8">
        <Section heading={t`What you'll learn`}>
          <CheckList items={listOrPlaceholder(course.whatYouWillLearn, 'whatYouWillLearn')} />
        </Section>
      </Card>
      <Section heading={t`Requirements`}>
        <CheckList mark="dot" items={listOrPlaceholder(course.requirements, 'requirements')} />
      </Section>
      <Section heading={t`Who this course is for`}>
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
  whatYouWillLearn: () => [
    t`Understand the core ideas and when to use them`,
    t`Practise each step along with the lessons`,
    t`Build something of your own from start to finish`,
    t`Know where to go next when the course ends`,
  ],
  requirements: () => [
    t`No prior experience is needed`,
    t`A computer or phone with an internet connection`,
    t`The wish to learn something new`,
  ],
  targetAudience: () => [
    t`Beginners who want a clear place to start`,
    t`Students who like to learn at their own pace`,
    t`Professionals who want to refresh what they know`,
  ],
} as const;

export function listOrPlaceholder(
  own: readonly string[],
  kind: keyof typeof placeholders,
): readonly string[] {
  return own.length > 0 ? own : placeholders[kind]();
}
