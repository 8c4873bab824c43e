import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { log } from '@/lib/log.ts';

/**
 * The specified search box: what is typed is logged and nothing else happens. The catalogue has the real one, and without
 * scripts this one leads there.
 */
export function HeaderSearch({ className }: { className?: string }) {
  return (
    <search className={className}>
      <form action={paths.courses()} onSubmit={(event) => event.preventDefault()} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          name="search"
          aria-label={t`Search courses`}
          placeholder={t`Search courses...`}
          autoComplete="off"
          onChange={(event) => log.debug('Header search', { text: event.target.value })}
          className="h-10 w-full truncate rounded-control border border-line bg-sunken pr-3 pl-9 text-sm transition-colors hover:border-line-strong focus-visible:border-accent focus-visible:bg-card focus-visible:outline-offset-0 max-md:h-11 max-md:text-base [&::-webkit-search-cancel-button]:hidden"
        />
      </form>
    </search>
  );
}
