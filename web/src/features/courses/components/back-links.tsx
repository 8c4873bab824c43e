import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { paths } from '@/config/paths.ts';

export function BackToMyCourses() {
  return <BackLink to={paths.courses()} label="Back to My Courses" />;
}

export function BackToCourse({ courseId }: { courseId: string }) {
  return <BackLink to={paths.course(courseId)} label="Back to Course" />;
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="group inline-flex h-11 items-center gap-2 text-sm font-semibold text-ink-soft transition-colors hover:text-ink"
    >
      <ArrowLeft
        aria-hidden="true"
        className="size-4 transition-transform duration-150 group-hover:-translate-x-0.5"
      />
      {label}
    </Link>
  );
}
