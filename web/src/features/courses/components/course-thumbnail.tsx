import type { Course } from '@academy/contract/courses/course.ts';
import { type ReactNode, useState } from 'react';
import { CourseCover } from '@/components/alpana/course-cover.tsx';

interface CourseThumbnailProps {
  course: { id: string; category: string; thumbnailUrl: string | null };
  /** On the first screen. */
  priority?: boolean;
}

/** The course's own picture; the painted cover when it has none, or when its address leads nowhere. */
export function CourseThumbnail({ course, priority = false }: CourseThumbnailProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = course.thumbnailUrl === failedUrl ? null : course.thumbnailUrl;
  return (
    <div onErrorCapture={() => setFailedUrl(course.thumbnailUrl)}>
      <CourseCover courseId={course.id} category={course.category} src={url} priority={priority} />
    </div>
  );
}

interface CoursePreviewProps {
  course: Course;
  /** What lies over the picture: the way into the course. */
  overlay?: ReactNode;
}

export function CoursePreview({ course, overlay }: CoursePreviewProps) {
  return (
    <div className="relative overflow-hidden rounded-card">
      <CourseThumbnail course={course} priority />
      {overlay}
    </div>
  );
}
