import { CircleAlert, Film, WifiOff } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';
import { useFileDrop } from '@/lib/use-file-drop.ts';
import { phaseText } from '../phase-text.ts';
import type { UploadItem } from '../upload-item.ts';
import { TransferBar } from './transfer-bar.tsx';

interface UploadPanelProps {
  item: UploadItem;
  /** A file that is not the one that was begun with, waiting for a decision. */
  otherFile: File | null;
  onFile: (file: File) => void;
  onUseOther: (file: File) => void;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** An upload in the form of its lesson, with everything that can be done about it. */
export function UploadPanel(props: UploadPanelProps) {
  const { item, otherFile, onFile, onUseOther, onPause, onResume, onCancel } = props;
  const { phase } = item;
  const { isOver, dropProps } = useFileDrop(onFile);
  return (
    <div
      {...(phase === 'interrupted' ? dropProps : {})}
      className={`flex flex-col gap-3 rounded-card border bg-card p-4 ${isOver ? 'border-accent' : 'border-line'}`}
    >
      <p className="flex items-center gap-2 font-semibold">
        <Film aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="truncate">{item.fileName}</span>
      </p>
      <TransferBar item={item} />
      <PhaseWords item={item} />
      {otherFile ? (
        <p role="alert" className="text-sm">
          <span className="font-semibold">{otherFile.name}</span> is another file than the one this upload
          began with.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {phase === 'uploading' ? (
          <Button variant="outline" size="sm" onClick={onPause}>
            Pause
          </Button>
        ) : null}
        {phase === 'paused' ? (
          <Button size="sm" onClick={onResume}>
            Resume
          </Button>
        ) : null}
        {phase === 'reconnecting' || phase === 'failed' ? (
          <Button variant="outline" size="sm" onClick={onResume}>
            Try now
          </Button>
        ) : null}
        {phase === 'interrupted' ? (
          <FileButton accept="video/*" variant="primary" onFile={onFile}>
            Choose the same file again
          </FileButton>
        ) : null}
        {otherFile ? (
          <Button variant="outline" size="sm" onClick={() => onUseOther(otherFile)}>
            Upload this one instead
          </Button>
        ) : null}
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel upload
        </Button>
      </div>
    </div>
  );
}

function PhaseWords({ item }: { item: UploadItem }) {
  const words = phaseText(item);
  if (item.phase === 'failed') {
    return (
      <p role="alert" className="flex items-start gap-2 text-sm font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {words}
      </p>
    );
  }
  return (
    <p role="status" className="flex items-start gap-2 text-sm text-ink-soft empty:hidden">
      {item.phase === 'reconnecting' ? (
        <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      ) : null}
      {words}
    </p>
  );
}
