import { invitationLimits as limits } from '@academy/contract/invitations/invitation-limits.ts';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useCourses } from '@/api/courses.ts';
import { CourseSearch } from '@/components/course-search.tsx';
import { textLanguage } from '@/lib/text-language.ts';

interface Course {
  readonly id: string;
  readonly title: string;
}

interface ChosenCoursesProps {
  courses: readonly Course[];
  onCourses: (courses: readonly Course[]) => void;
}

/** The courses that everybody of the list is enrolled in. */
export function ChosenCourses({ courses, onCourses }: ChosenCoursesProps) {
  const [words, setWords] = useState('');
  const found = useCourses({ search: words || undefined, limit: 50 });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t`Courses`}</legend>
      <p className="text-sm text-ink-soft">{t`Everybody of the list is enrolled in these, beside those that stand in their line.`}</p>
      {courses.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {courses.map(({ id, title }) => (
            <li
              key={id}
              className="flex min-h-11 items-center gap-1 rounded-full border border-line bg-sunken pl-4 text-sm font-medium"
            >
              <span lang={textLanguage(title)} className="min-w-0 wrap-anywhere">
                {title}
              </span>
              <button
                type="button"
                aria-label={t`Remove ${title}`}
                className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
                onClick={() => onCourses(courses.filter((course) => course.id !== id))}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {courses.length < limits.courses ? (
        <CourseSearch
          words={words}
          onWords={setWords}
          found={found}
          without={courses.map(({ id }) => id)}
          onChoose={(course) => onCourses([...courses, course])}
        />
      ) : null}
    </fieldset>
  );
}
