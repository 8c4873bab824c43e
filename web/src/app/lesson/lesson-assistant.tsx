import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLookForAnswers } from '@/api/answerable-lesson.ts';
import { useRetriedPart } from '@/components/retried-part.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyPart } from '@/lib/lazy-part.ts';

const simulatedPanel = lazyPart(() => import('@/features/chats/components/assistant-panel.tsx'));
const keptPanel = lazyPart(() => import('@/features/chats/kept/components/kept-panel.tsx'));

interface LessonAssistantProps {
  address: LessonAddress;
  course: Course;
  lesson: Lesson;
  userId: string | null;
  /** Whether its tab is the open one. */
  isOpen: boolean;
}

/** The simulated assistant, until the course has something to answer from; then that of the course, also in a page that is open. */
export function LessonAssistant({ address, course, lesson, userId, isOpen }: LessonAssistantProps) {
  const owner = userId === null ? null : { userId, courseId: course._id, lessonId: lesson._id };
  useLookForAnswers(address, { enabled: isOpen && owner !== null && !lesson.canAnswer });
  const answers = owner !== null && lesson.canAnswer === true;
  const [beganSimulated] = useState(!answers);
  const simulated = useRetriedPart(simulatedPanel, !answers);
  const kept = useRetriedPart(keptPanel, answers);
  // One panel stays until the other can be drawn.
  const isSimulated = !answers || (beganSimulated && kept.part === undefined);
  const { panels, onFocus, onBlur } = useFocusAcross(isSimulated);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no use of its own, it only looks at where the focus is.
    <div ref={panels} onFocus={onFocus} onBlur={onBlur}>
      {owner !== null && !isSimulated && kept.part ? (
        <kept.part.KeptPanel
          scope={{ courseId: owner.courseId, lessonId: owner.lessonId }}
          userId={owner.userId}
        />
      ) : isSimulated && simulated.part ? (
        <simulated.part.AssistantPanel courseTitle={course.title} lessonTitle={lesson.title} owner={owner} />
      ) : (
        (kept.failure ?? simulated.failure ?? <Skeleton className="h-[500px]" />)
      )}
    </div>
  );
}

/** Who was in a panel that another one takes the place of types on in that. */
function useFocusAcross(panel: unknown) {
  const panels = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment at which the panel changes.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      panels.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [panel]);
  return {
    panels,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
