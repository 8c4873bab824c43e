import type { Course } from '@academy/contract/courses/course.ts';
import type { ReactNode } from 'react';
import { CourseCover } from '@/components/alpana/course-cover.tsx';

interface CoursePreviewProps {
  course: Course;
  /** What lies over the picture: the way into the course. */
  overlay?: ReactNode;
}

export function CoursePreview({ course, overlay }: CoursePreviewProps) {
  return (
    <div className="relative overflow-hidden rounded-card">
      <CourseCover seed={course._id} category={course.category} src={course.thumbnailUrl} eager />
      {overlay}
    </div>
  );
}
