import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { StudentPage } from '../students.ts';

interface StudentPagerProps {
  page: StudentPage<unknown>;
  total: number;
  onPage: (page: number) => void;
}

const counted = new Intl.NumberFormat('en-US');

export function StudentPager({ page: { page, pages, first, last }, total, onPage }: StudentPagerProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of students" className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-soft figures-tabular">
        {counted.format(first)}–{counted.format(last)} of {counted.format(total)}
      </p>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label="Previous page"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p className="px-2 text-sm figures-tabular">
          Page {counted.format(page)} of {counted.format(pages)}
        </p>
        <Button
          variant="outline"
          size="icon"
          aria-label="Next page"
          disabled={page === pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
