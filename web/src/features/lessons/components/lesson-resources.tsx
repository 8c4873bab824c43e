import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookMarked, ChevronRight, FolderArchive, Presentation } from 'lucide-react';
import { paths } from '@/config/paths.ts';

/** Placeholders, as specified: as long as there are no files, each leads to the course's page. */
const resources = () => [
  { label: t`Course slides`, about: t`The pictures and diagrams of the lesson`, icon: Presentation },
  { label: t`Exercise files`, about: t`What you need to follow along`, icon: FolderArchive },
  { label: t`Reference guide`, about: t`The essentials on one page`, icon: BookMarked },
];

export function LessonResources({ courseId }: { courseId: string }) {
  return (
    <section aria-labelledby="resources" className="measure">
      <h2 id="resources" className="text-xl">
        {t`Resources`}
      </h2>
      <p className="mt-2 text-ink-soft">
        <Trans>
          Files that go with the lesson have their place here. Until the instructor adds them, each leads to
          the course.
        </Trans>
      </p>
      <ul className="mt-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {resources().map(({ label, about, icon: Icon }) => (
          <li key={label}>
            <Link
              to={paths.course(courseId)}
              className="flex min-h-16 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-ink-soft">{about}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
