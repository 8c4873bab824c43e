import type { Course } from '@academy/contract/courses/course.ts';
import type { ReactNode } from 'react';
import { CourseThumbnail } from './course-thumbnail.tsx';

interface CoursePreviewProps {
  course: Course;
  /** What lies over the picture: the way into the course. */
  overlay?: ReactNode;
}

export function CoursePreview({ course, overlay }: CoursePreviewProps) {
  return (
    <div className="relative overflow-hidden rounded-card">
      <CourseThumbnail course={course} eager />
      {overlay}
    </div>
  );
}
