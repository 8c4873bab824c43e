import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, CloudOff, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { SaveBarState } from '../save-bar-state.ts';

interface SaveBarProps {
  state: SaveBarState;
  created: boolean;
  /** Why the last save failed. */
  reason: string;
}

const icons: Record<SaveBarState, ReactNode> = {
  new: null,
  saved: <CircleCheck aria-hidden="true" className="mt-0.5 size-4 text-success" />,
  changed: <PencilLine aria-hidden="true" className="mt-0.5 size-4" />,
  saving: <Spinner className="mt-0.5 size-4 shrink-0" />,
  failed: <CloudOff aria-hidden="true" className="mt-0.5 size-4 text-danger" />,
  conflict: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 text-warning" />,
  invalid: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 text-danger" />,
};

/** Stays at the bottom edge: the button, and one line on whether the text is saved. */
export function SaveBar({ state, created, reason }: SaveBarProps) {
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:mx-0 md:rounded-card md:border md:bg-card md:px-5 md:pb-3 md:shadow-lift"
    >
      <Button type="submit" pending={state === 'saving'} className="max-sm:w-full">
        {created ? t`Save Course` : t`Create Course`}
      </Button>
      <p role="status" className="flex min-w-0 flex-1 basis-56 gap-2 text-sm text-ink-soft">
        {icons[state]}
        <span className="line-clamp-2">{textOf(state, reason)}</span>
      </p>
    </div>
  );
}

function textOf(state: SaveBarState, reason: string): string {
  switch (state) {
    case 'new':
      return t`A new course begins as a draft that only you can see.`;
    case 'saved':
      return t`All changes saved`;
    case 'changed':
      return t`Not saved yet, kept on this device`;
    case 'saving':
      return t`Saving...`;
    case 'failed':
      return t`Not saved, but kept on this device. ${reason}`;
    case 'conflict':
      return t`Not saved: this course was changed elsewhere since you opened it. See above how to go on.`;
    case 'invalid':
      return t`Not saved: please look at the marked fields.`;
  }
}
