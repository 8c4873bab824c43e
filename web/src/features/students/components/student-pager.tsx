import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import type { StudentPage } from '../students.ts';

interface StudentPagerProps {
  page: StudentPage<unknown>;
  total: number;
  onPage: (page: number) => void;
}

export function StudentPager({ page: shown, total: count, onPage }: StudentPagerProps) {
  if (shown.pages === 1) return null;
  const first = numberText(shown.first);
  const last = numberText(shown.last);
  const total = numberText(count);
  const page = numberText(shown.page);
  const pages = numberText(shown.pages);
  return (
    <nav aria-label={t`Pages of students`} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-soft figures-tabular">{t`${first}–${last} of ${total}`}</p>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label={t`Previous page`}
          disabled={shown.page === 1}
          onClick={() => onPage(shown.page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p className="px-2 text-sm figures-tabular">{t`Page ${page} of ${pages}`}</p>
        <Button
          variant="outline"
          size="icon"
          aria-label={t`Next page`}
          disabled={shown.page === shown.pages}
          onClick={() => onPage(shown.page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
