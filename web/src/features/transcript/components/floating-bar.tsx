import { t } from '@lingui/core/macro';
import { ArrowDownUp, Check, CircleAlert, Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

interface FloatingBarProps {
  /** Of the last copy, for a moment. */
  outcome: { readonly copied: boolean } | null;
  /** Null where nothing is selected. */
  onCopy: (() => void) | null;
  /** Null while the text follows the film. */
  onFollow: (() => void) | null;
}

/** Over the lower edge of the text: what can be done with a selection, and the way back to the film. */
export function FloatingBar({ outcome, onCopy, onFollow }: FloatingBarProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 flex flex-wrap justify-center gap-2 px-2 *:pointer-events-auto">
      {onCopy ? (
        // Pressing it must not take the selection away.
        <Button
          size="sm"
          className="shadow-pop"
          onPointerDown={(event) => event.preventDefault()}
          onClick={onCopy}
        >
          <Copy aria-hidden="true" />
          {t`Copy with link`}
        </Button>
      ) : null}
      {onFollow ? (
        <Button variant="outline" size="sm" className="shadow-pop" onClick={onFollow}>
          <ArrowDownUp aria-hidden="true" />
          {t`Follow again`}
        </Button>
      ) : null}
      <p
        role="status"
        className={
          outcome
            ? 'flex h-9 items-center gap-1.5 rounded-control border border-line bg-card px-3 text-sm font-semibold shadow-pop'
            : 'sr-only'
        }
      >
        {outcome?.copied ? (
          <>
            <Check aria-hidden="true" className="size-4 text-success" />
            {t`Copied`}
          </>
        ) : outcome ? (
          <>
            <CircleAlert aria-hidden="true" className="size-4 text-danger" />
            {t`Not copied`}
          </>
        ) : null}
      </p>
    </div>
  );
}
