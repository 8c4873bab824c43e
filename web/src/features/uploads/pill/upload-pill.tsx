import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, type LucideIcon, Pause, Upload, WifiOff } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { uploadsOf } from '../my-uploads.ts';
import type { UploadsStore } from '../uploads-store.ts';
import {
  type FollowedUpload,
  kindOf,
  type PillKind,
  type PillState,
  pillState,
  pillWord,
} from './pill-state.ts';
import { UploadLink } from './upload-link.tsx';
import { Preparation, useFollowedUploads } from './use-followed-uploads.ts';

const icons: Record<Exclude<PillKind, 'preparing'>, LucideIcon> = {
  failed: CircleAlert,
  interrupted: CircleAlert,
  reconnecting: WifiOff,
  uploading: Upload,
  paused: Pause,
  elsewhere: Upload,
  ready: CircleCheck,
};

const colours: Record<PillKind, string> = {
  failed: 'border-danger text-danger',
  interrupted: 'border-warning text-warning',
  reconnecting: 'border-warning text-warning',
  uploading: 'border-line text-ink',
  paused: 'border-line text-ink-soft',
  elsewhere: 'border-line text-ink-soft',
  preparing: 'border-line text-ink-soft',
  ready: 'border-success text-success',
};

/**
 * The uploads of this tab, in the header of every page: how far they are, and the way back to their lessons. In the header it
 * covers neither a form's save bar nor a film's controls.
 */
export function UploadPill({ userId }: { userId: string }) {
  const store = uploadsOf(userId);
  const { uploads, prepared, onVideo } = useFollowedUploads(store);
  const state = pillState(uploads);
  return (
    <>
      {prepared.map(([key, item]) => (
        <Preparation key={key} uploadKey={key} item={item} store={store} onVideo={onVideo} />
      ))}
      <p role="status" className="sr-only">
        {state ? spoken(state.kind, uploads) : ''}
      </p>
      {state ? <Pill state={state} uploads={uploads} store={store} /> : null}
    </>
  );
}

interface PillProps {
  state: PillState;
  uploads: readonly FollowedUpload[];
  store: UploadsStore;
}

function Pill({ state, uploads, store }: PillProps) {
  const word = pillWord(state);
  const Icon = state.kind === 'preparing' ? null : icons[state.kind];
  const stopped = uploads.filter((upload) => ['failed', 'interrupted'].includes(kindOf(upload)));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t`Uploads: ${word}`}
        className={cn(
          'touch-target flex h-9 shrink-0 items-center gap-2 rounded-full border bg-card px-3 text-sm font-semibold whitespace-nowrap figures-tabular hover:bg-sunken data-[state=open]:bg-sunken',
          colours[state.kind],
        )}
      >
        {Icon ? <Icon aria-hidden="true" className="size-4" /> : <Spinner className="size-4" />}
        <span className={cn(state.kind !== 'uploading' && 'max-lg:sr-only')}>{word}</span>
        {state.kind === 'uploading' && state.percent !== null ? <ThinBar percent={state.percent} /> : null}
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-[min(22rem,calc(100vw-1.5rem))]">
        <DropdownMenuLabel className="font-semibold">{t`Uploads`}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        {uploads.map((upload) => (
          <UploadLink key={upload.key} upload={upload} />
        ))}
        {stopped.length > 0 ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => giveUp(store, stopped)} className="text-ink-soft">
              {t`Clear failed and interrupted uploads`}
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Along the lower edge. The word beside it says the same. */
function ThinBar({ percent }: { percent: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-3 bottom-1 h-0.5 overflow-hidden rounded-full bg-line"
    >
      <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
    </span>
  );
}

function giveUp(store: UploadsStore, stopped: readonly FollowedUpload[]): void {
  for (const { key } of stopped) store.cancel(key);
}

/** Without the percentage, which would be read out all the time. */
function spoken(kind: PillKind, uploads: readonly FollowedUpload[]): string {
  const fileName = uploads.find((upload) => kindOf(upload) === kind)?.item.fileName ?? '';
  switch (kind) {
    case 'failed':
      return t`The upload of ${fileName} failed.`;
    case 'interrupted':
      return t`The upload of ${fileName} was interrupted.`;
    case 'reconnecting':
      return t`The upload of ${fileName} waits for a connection.`;
    case 'ready':
      return t`${fileName} is ready to watch.`;
    default:
      return '';
  }
}
