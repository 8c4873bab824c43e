import type { Course } from '@academy/contract/courses/course.ts';
import type { ReactNode } from 'react';
import { CourseCover } from '@/components/alpana/course-cover.tsx';

/** The course's cover, dimmed for the words over it. */
export function PicturePoster({ course, children }: { course: Course; children: ReactNode }) {
  return (
    <>
      <CourseCover
        seed={course._id}
        category={course.category}
        src={course.thumbnailUrl}
        eager
        className="absolute inset-0 h-full"
      />
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-[radial-gradient(ellipse_60%_70%,rgb(15_13_12/0.94)_45%,rgb(15_13_12/0.68))] p-6 text-center text-white">
        {children}
      </div>
    </>
  );
}
