import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';
import { CreatorHeading } from './creator-heading.tsx';

const links = () => [
  {
    title: t`Your courses`,
    text: t`Edit, publish and preview what you have written.`,
    to: paths.creatorDashboard('courses'),
  },
  {
    title: t`A new course`,
    text: t`Begin with a title and a few lines. It stays a draft until you publish it.`,
    to: paths.creatorDashboard('create'),
  },
  {
    title: t`Your settings`,
    text: t`How you appear, how you are paid, what we write to you about.`,
    to: paths.creatorDashboard('settings'),
  },
];

/** There are no statistics yet: the page says so, and links to the other pages. */
export function CreatorOverview() {
  return (
    <>
      <CreatorHeading title={t`Overview`} />
      <EmptyState
        title={t`Your teaching, at a glance`}
        description={t`An overview of your courses, students and earnings will appear here.`}
        wheel="creator-overview"
        className="py-14! md:py-20!"
        action={
          <Button asChild>
            <Link to={paths.creatorDashboard('courses')}>{t`Go to your courses`}</Link>
          </Button>
        }
      />
      <ul className="mt-5 grid gap-5 md:grid-cols-3">
        {links().map(({ title, text, to }) => (
          <li key={to}>
            <Card interactive className="relative h-full p-5">
              <h2 className="text-lg">
                <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
                  {title}
                </Link>
              </h2>
              <p className="mt-2 text-sm text-ink-soft">{text}</p>
              <ArrowRight aria-hidden="true" className="mt-4 size-4 text-accent-ink" />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
