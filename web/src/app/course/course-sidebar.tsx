import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonToStart } from '@academy/contract/curriculum/lesson-order.ts';
import type { ReactNode } from 'react';
import type { useCurriculum } from '@/api/curriculum.ts';
import { useCompleteLesson } from '@/api/enrollment-changes.ts';
import { CourseEnding } from '@/features/curriculum/components/course-ending.tsx';
import { CurriculumFailure } from '@/features/curriculum/components/curriculum-failure.tsx';
import { CurriculumModules } from '@/features/curriculum/components/curriculum-modules.tsx';
import { CurriculumPanel } from '@/features/curriculum/components/curriculum-panel.tsx';
import type { CourseProgress } from '@/features/curriculum/course-progress.ts';
import { LeaveCourse } from '@/features/enrollments/components/leave-course.tsx';
import { LazyOutlineSearch } from '@/features/search/lazy-search.tsx';
import { useFocusKept } from '@/lib/use-focus-kept.ts';
import type { CourseReader } from './way-in.tsx';

interface CourseSidebarProps {
  course: Course;
  curriculum: ReturnType<typeof useCurriculum>;
  progress: CourseProgress;
  reader: CourseReader;
  signedIn: boolean;
  summary: string;
  start: ReactNode;
  onPreview: (lesson: Lesson) => void;
  soughtLessonId: string | undefined;
}

/** The curriculum of a course: links for who may open its lessons, an outline with its free previews for everybody else. */
export function CourseSidebar(props: CourseSidebarProps) {
  const { course, curriculum, progress, reader, signedIn, summary, start, onPreview, soughtLessonId } = props;
  const modules = curriculum.data ?? [];
  const isOutsider = reader === 'outsider';
  const isStudent = reader === 'student' || reader === 'graduate';
  const focus = useFocusKept(isStudent);
  const { mutate: completeLesson } = useCompleteLesson();
  // The lesson's page opens at once; whether this call succeeds is not waited for.
  const markComplete = (lessonId: string) => completeLesson({ courseId: course._id, lessonId });
  return (
    <CurriculumPanel
      summary={summary}
      start={
        // Who has left the course is no longer at the button that they pressed.
        <div ref={focus} tabIndex={-1} className="shrink-0 outline-none">
          {start}
        </div>
      }
      ending={
        signedIn ? (
          <>
            <CourseEnding courseId={course._id} modules={modules} progress={progress} />
            {isStudent ? <LeaveCourse course={course} /> : null}
          </>
        ) : null
      }
    >
      {curriculum.data ? (
        <LazyOutlineSearch courseId={course._id} isOff={isOutsider}>
          <CurriculumModules
            // Anew for another one, whose module may have been folded away.
            key={soughtLessonId}
            courseId={course._id}
            modules={modules}
            progress={progress}
            currentLessonId={lessonToStart(modules, progress.completed, progress.lastWatchedLessonId)?._id}
            locked={!signedIn}
            markedLocked={isOutsider}
            onOpenLesson={isStudent ? markComplete : undefined}
            onPreview={isOutsider ? onPreview : undefined}
            soughtLessonId={soughtLessonId}
          />
        </LazyOutlineSearch>
      ) : (
        <CurriculumFailure retrying={curriculum.isFetching} onRetry={() => void curriculum.refetch()} />
      )}
    </CurriculumPanel>
  );
}
