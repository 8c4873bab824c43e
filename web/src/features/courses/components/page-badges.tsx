import type { Course } from '@academy/contract/courses/course.ts';
import { pageBadges } from '@academy/contract/courses/course-badges.ts';
import { CourseBadge } from '@/components/ui/badge.tsx';

export function PageBadges({ course }: { course: Course }) {
  const badges = pageBadges(course);
  if (badges.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {badges.map((badge) => (
        <CourseBadge key={badge} kind={badge} />
      ))}
    </div>
  );
}
