import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AlpanaWheel } from '@/components/alpana/alpana-wheel.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';

/** The sentence, and beside it the course to go on with; where there is none, the pattern has the place. */
export function HomeHero({ courseToGoOnWith }: { courseToGoOnWith: ReactNode }) {
  const isAlone = courseToGoOnWith === null;
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      <HeroPattern faint={!isAlone} />
      <div
        className={
          isAlone
            ? 'page py-16 md:py-24 xl:py-32'
            : 'page grid items-center gap-10 py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:py-16 lg:grid-cols-[minmax(0,1fr)_26rem] xl:py-20'
        }
      >
        <div>
          <h1 className="max-w-[7.3em] text-[clamp(2.75rem,1.9rem+3.6vw,4.5rem)] leading-[1.04] tracking-[-0.025em]">
            <Trans>Continue your learning journey</Trans>
          </h1>
          <p className="mt-5 max-w-[21.8em] text-lg text-ink-soft md:mt-6">
            <Trans>
              Short video lessons, notes beside them, and a place that remembers where you stopped.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {/* One primary button: that of the course, where there is one. */}
            <Button asChild size="lg" variant={isAlone ? 'primary' : 'secondary'}>
              <Link to={paths.home()} hash="my-courses">
                {t`My Courses`}
              </Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to={paths.courses()}>{t`Explore Courses`}</Link>
            </Button>
          </div>
        </div>
        {courseToGoOnWith}
      </div>
    </section>
  );
}

/**
 * The academy's own wheel, painted on the threshold: beside the sentence and larger than its place, so that
 * the page's edge cuts it; on a phone a faint part of it in the corner. Faint also behind a course.
 */
function HeroPattern({ faint }: { faint: boolean }) {
  return (
    <AlpanaWheel
      wheel="river"
      className={cn(
        '-top-48 -right-48 w-[26rem] opacity-20 md:top-[54%] md:-right-[27rem] md:w-[44rem] md:-translate-y-1/2 lg:-right-72 xl:right-[max(-12rem,calc(50%-52rem))] xl:w-[54rem]',
        faint ? 'md:opacity-15' : 'md:opacity-75',
      )}
    />
  );
}
