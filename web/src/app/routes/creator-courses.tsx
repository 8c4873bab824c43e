import { CourseThumbnail } from '@/features/courses/components/course-thumbnail.tsx';
import { OwnCourses } from '@/features/creator/components/own-courses.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function CreatorCoursesRoute() {
  usePageTitle('Your courses');
  return (
    <OwnCourses
      cover={({ _id, category, thumbnailUrl }) => (
        <CourseThumbnail course={{ id: _id, category, thumbnailUrl }} />
      )}
    />
  );
}
