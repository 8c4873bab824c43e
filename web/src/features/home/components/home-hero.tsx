import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { HeroPattern } from './hero-pattern.tsx';

export function HomeHero() {
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      <HeroPattern />
      <div className="page py-16 md:py-24 xl:py-32">
        <h1 className="max-w-[11ch] text-[clamp(2.75rem,1.9rem+3.6vw,4.5rem)] leading-[1.04] tracking-[-0.025em]">
          Continue your learning journey
        </h1>
        <p className="mt-5 max-w-[34ch] text-lg text-ink-soft md:mt-6">
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
    </section>
  );
}
