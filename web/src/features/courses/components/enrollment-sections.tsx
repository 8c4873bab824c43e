import type { Course } from '@academy/contract/courses/course.ts';
import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { listOrPlaceholder } from '../placeholder-lists.ts';
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
