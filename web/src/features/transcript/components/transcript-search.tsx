import { plural, t } from '@lingui/core/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import type { useSearch } from '../use-search.ts';

interface TranscriptSearchProps {
  search: ReturnType<typeof useSearch>;
  onStep: (by: 1 | -1) => void;
  onSeek: (ms: number) => void;
  /** Beside the box. */
  menu: ReactNode;
}

/** Enter goes to the next hit, with Shift to the one before, Escape clears. The film goes there only when it is asked to. */
export function TranscriptSearch({ search, onStep, onSeek, menu }: TranscriptSearchProps) {
  const { count, current } = search;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && search.query !== '') {
      // In a sheet it would close that.
      event.preventDefault();
      event.stopPropagation();
      search.type('');
    }
  };
  const time = current ? timeText(current.hit.startMs / 1000) : '';
  return (
    <search className="flex flex-col gap-1">
      <div className="flex gap-2">
        <SearchInput
          className="min-w-0 grow"
          aria-label={t`Search in this transcript`}
          placeholder={t`Search`}
          value={search.query}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={onKeyDown}
        />
        {menu}
      </div>
      <div
        className={count === null ? 'sr-only' : 'flex min-h-9 items-center gap-1 pl-1 text-sm text-ink-soft'}
      >
        <p role="status" className="figures-tabular">
          {count === null ? '' : hitsText(count, current?.number ?? null)}
        </p>
        {current ? (
          <Button
            variant="link"
            size="sm"
            className="ml-2 figures-tabular"
            onClick={() => onSeek(current.hit.startMs)}
          >
            {t`Go to ${time}`}
          </Button>
        ) : null}
        {count ? (
          <div className="ml-auto flex">
            <StepButton label={t`Previous hit`} icon={ChevronUp} onClick={() => onStep(-1)} />
            <StepButton label={t`Next hit`} icon={ChevronDown} onClick={() => onStep(1)} />
          </div>
        ) : null}
      </div>
    </search>
  );
}

function hitsText(count: number, at: number | null): string {
  const all = numberText(count);
  if (count === 0) return t`Nothing found`;
  if (at === null) return plural(count, { one: 'Said once', other: `Said ${all} times` });
  const number = numberText(at + 1);
  return t({ message: `${number} of ${all}`, comment: 'Which hit of a search is shown, such as 2 of 14' });
}

interface StepButtonProps {
  label: string;
  icon: typeof ChevronUp;
  onClick: () => void;
}

function StepButton({ label, icon: Icon, onClick }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="size-9! touch-target"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
