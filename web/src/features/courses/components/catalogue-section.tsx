import { type ReactNode, useId } from 'react';

interface CatalogueSectionProps {
  heading: string;
  /** How many courses there are, once it is known. */
  count: string | undefined;
  children: ReactNode;
}

/** Tall enough that the footer waits below the screen whatever the list turns out to be, so nothing jumps. */
export function CatalogueSection({ heading, count, children }: CatalogueSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-8 min-h-[80dvh] md:mt-12">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-6">
        <h2 id={headingId} className="text-xl md:text-2xl">
          {heading}
        </h2>
        <p role="status" className="text-sm text-ink-soft figures-tabular">
          {count}
        </p>
      </div>
      {children}
    </section>
  );
}
