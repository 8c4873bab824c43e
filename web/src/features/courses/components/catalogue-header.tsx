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
          <CatalogueSearchBox search={search.search ?? ''} onSearch={onSearch} />
        </div>
      </div>
      <div className="mt-5 md:mt-8">
        <CategoryChips search={search} />
      </div>
    </header>
  );
}
