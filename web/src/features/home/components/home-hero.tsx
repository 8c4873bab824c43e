import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AlpanaWheel } from '@/components/alpana/alpana-wheel.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';

/** To a visitor it says what this is. Whoever is signed in knows, and wants to get to their courses below. */
export function HomeHero({ isVisitor }: { isVisitor: boolean }) {
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      <HeroPattern inCorner={!isVisitor} />
      {isVisitor ? (
        <div className="page py-16 md:py-24 xl:py-32">
          <h1 className="max-w-[7.3em] text-[clamp(2.75rem,1.9rem+3.6vw,4.5rem)] leading-[1.04] tracking-[-0.025em]">
            <Sentence />
          </h1>
          <p className="mt-5 max-w-[21.8em] text-lg text-ink-soft md:mt-6">
            <Trans>
              Short video lessons, notes beside them, and a place that remembers where you stopped.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Ways isVisitor />
          </div>
        </div>
      ) : (
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 md:py-10">
          <h1 className="text-3xl tracking-[-0.02em] md:text-4xl">
            <Sentence />
          </h1>
          <div className="flex flex-wrap gap-3">
            <Ways isVisitor={false} />
          </div>
        </div>
      )}
    </section>
  );
}

const Sentence = () => <Trans>Continue your learning journey</Trans>;

/** A visitor has no courses yet, so exploring is what they can do. For a student the course to go on with has the filled button. */
function Ways({ isVisitor }: { isVisitor: boolean }) {
  const size = isVisitor ? 'lg' : 'md';
  return (
    <>
      <Button asChild size={size} variant="outline" className="max-sm:px-4">
        <Link to={paths.home()} hash="my-courses">
          {t`My Courses`}
        </Link>
      </Button>
      <Button asChild size={size} variant={isVisitor ? 'primary' : 'outline'} className="max-sm:px-4">
        <Link to={paths.courses()}>{t`Explore Courses`}</Link>
      </Button>
    </>
  );
}

/**
 * The academy's own wheel, painted on the threshold: beside the sentence and larger than its place, so that
 * the page's edge cuts it; on a phone a faint part of it in the corner. For who is at home here it stays in the corner.
 */
function HeroPattern({ inCorner }: { inCorner: boolean }) {
  return (
    <AlpanaWheel
      wheel="river"
      className={cn(
        '-top-48 -right-48 w-[26rem] opacity-20',
        !inCorner &&
          'md:top-[54%] md:-right-[27rem] md:w-[44rem] md:-translate-y-1/2 md:opacity-75 lg:-right-72 xl:right-[max(-12rem,calc(50%-52rem))] xl:w-[54rem]',
      )}
    />
  );
}
