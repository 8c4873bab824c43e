import { catalogueCategories } from '@academy/contract/courses/categories.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { categoryText } from '@/lib/course-words.ts';
import { useChosenInView } from '@/lib/use-chosen-in-view.ts';
import { type CatalogueSearch, withCategory } from '../catalogue-search.ts';

/** Links, because each category is an address: it can be shared, opened in a new tab and gone Back from. */
export function CategoryChips({ search }: { search: CatalogueSearch }) {
  const list = useChosenInView<HTMLUListElement>(search.categoryId);
  return (
    <nav aria-label={t`Categories`} className="-mx-4 md:mx-0">
      <ul
        ref={list}
        className="relative flex gap-2 scrolls-sideways px-4 py-1 [scrollbar-width:none] md:flex-wrap md:overflow-visible md:px-0 [&::-webkit-scrollbar]:hidden"
      >
        <Chip
          name={t({ message: 'All', comment: 'All categories of courses' })}
          search={withCategory(search, undefined)}
          chosen={search.categoryId === undefined}
        />
        {catalogueCategories.map(({ id, name }) => (
          <Chip
            key={id}
            name={categoryText(name)}
            search={withCategory(search, id)}
            chosen={search.categoryId === id}
          />
        ))}
      </ul>
    </nav>
  );
}

function Chip({ name, search, chosen }: { name: string; search: CatalogueSearch; chosen: boolean }) {
  return (
    <li>
      <Link
        to={paths.courses()}
        search={search}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={chosen ? 'true' : undefined}
        className={cn(
          'inline-flex h-10 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
          chosen
            ? 'border-ink bg-ink text-ground'
            : 'border-line bg-card text-ink-soft hover:border-line-strong hover:text-ink',
        )}
      >
        {name}
      </Link>
    </li>
  );
}
