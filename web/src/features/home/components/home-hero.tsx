import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';

/** The sentence, two ways on, and beside them whatever the page puts there. */
export function HomeHero({ aside }: { aside: ReactNode }) {
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      <div className="page grid items-center gap-10 py-14 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:py-24">
        <div>
          <h1 className="max-w-[12ch] text-[clamp(2.5rem,1.6rem+4vw,4.5rem)] leading-[1.05] tracking-[-0.025em]">
            Continue your learning journey
          </h1>
          <p className="mt-5 max-w-[42ch] text-lg text-ink-soft md:mt-6">
            Short video lessons, notes beside them, and a place that remembers where you stopped.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to={paths.home()} hash="my-courses">
                My Courses
              </Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to={paths.courses()}>Explore Courses</Link>
            </Button>
          </div>
        </div>
        {aside}
      </div>
    </section>
  );
}
