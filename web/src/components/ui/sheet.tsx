import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { cn } from '@/lib/cn.ts';
import { textLanguage } from '@/lib/text-language.ts';

const sideClasses = {
  right: 'ml-auto h-dvh w-[min(22rem,calc(100vw-3rem))] animate-sheet-right border-l',
  /** Room to read in: over a part of a wide screen, over all of a phone's. */
  wide: 'ml-auto h-dvh w-[min(38rem,100vw)] max-w-full animate-sheet-right border-l',
  bottom: 'mt-auto max-h-[85dvh] w-full max-w-full animate-sheet-bottom rounded-t-card border-t',
};

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: keyof typeof sideClasses;
  /** An address opened it. */
  isAddress?: boolean;
  children: ReactNode;
}

/** A panel from the edge of the screen. */
export function Sheet({ open, onClose, title, side = 'right', isAddress = false, children }: SheetProps) {
  const titleId = useId();
  if (!open) return null;
  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      isAddress={isAddress}
      className={cn(
        'm-0 max-h-dvh border-line bg-card text-ink shadow-pop backdrop:animate-fade-in backdrop:bg-overlay',
        sideClasses[side],
      )}
    >
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 z-10 flex h-16 items-center justify-between border-b border-line bg-card pr-2 pl-5">
          <h2 id={titleId} lang={textLanguage(title)} className="min-w-0 truncate text-lg">
            {title}
          </h2>
          <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        <div className="flex grow flex-col p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">{children}</div>
      </div>
    </Modal>
  );
}
