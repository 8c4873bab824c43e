import { lazy, Suspense } from 'react';
import { EditorSkeleton } from '@/features/curriculum-editor/editor-states.tsx';

const CourseCurriculum = lazy(() =>
  import('@/app/creator/course-curriculum.tsx').then((module) => ({ default: module.CourseCurriculum })),
);

/** Editing, uploading and putting in order are a good deal of code, which is fetched with the tab that needs it. */
export function CurriculumTab({ courseId }: { courseId: string }) {
  return (
    <section aria-labelledby="curriculum">
      <h2 id="curriculum" className="sr-only">
        Curriculum
      </h2>
      <Suspense fallback={<EditorSkeleton />}>
        <CourseCurriculum courseId={courseId} />
      </Suspense>
    </section>
  );
}
