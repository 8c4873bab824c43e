import { type ReactNode, useId } from 'react';
import type { CatalogueSearch } from '../catalogue-search.ts';
import { CatalogueSearchBox } from './catalogue-search-box.tsx';
import { CategoryChips } from './category-chips.tsx';

interface CatalogueHeaderProps {
  heading: string;
  search: CatalogueSearch;
  onSearch: (text: string) => void;
}

export function CatalogueHeader({ heading, search, onSearch }: CatalogueHeaderProps) {
  return (
    <header>
      <div className="flex flex-col gap-5 md:flex-row md:items-end md:justify-between md:gap-10">
        <h1 className="text-3xl lg:text-4xl">{heading}</h1>
        <div className="md:w-72 lg:w-96">
          <CatalogueSearchBox search={search} onSearch={onSearch} />
        </div>
      </div>
      <div className="mt-5 md:mt-8">
        <CategoryChips search={search} />
      </div>
    </header>
  );
}

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
