import { CircleAlert, Film, WifiOff } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { useFileDrop } from '@/lib/use-file-drop.ts';
import { bytesText, percentOf, secondsLeft, timeLeftText } from '../transfer-progress.ts';
import { phaseText, type UploadItem } from '../upload-item.ts';

interface UploadPanelProps {
  item: UploadItem;
  /** Chosen for an interrupted upload that began with a different file; the author has to decide. */
  otherFile: File | null;
  onFile: (file: File) => void;
  onUseOther: (file: File) => void;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** An upload in the form of its lesson, with its actions. */
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
        <Film aria-hidden="true" className="size-5 text-ink-soft" />
        <span className="truncate">{item.fileName}</span>
      </p>
      <TransferBar item={item} />
      <PhaseSentence item={item} />
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

function PhaseSentence({ item }: { item: UploadItem }) {
  const sentence = phaseText(item);
  if (item.phase === 'failed') {
    return (
      <p role="alert" className="flex items-start gap-2 text-sm font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
        {sentence}
      </p>
    );
  }
  return (
    <p role="status" className="flex items-start gap-2 text-sm text-ink-soft empty:hidden">
      {item.phase === 'reconnecting' ? (
        <WifiOff aria-hidden="true" className="mt-0.5 size-4 text-warning" />
      ) : null}
      {sentence}
    </p>
  );
}

/** Not a live region: screen readers would read every change. */
function TransferBar({ item }: { item: UploadItem }) {
  const percent = percentOf(item.sentBytes, item.bytes);
  const left = item.phase === 'uploading' ? timeLeftText(secondsLeft(item)) : null;
  const speed = item.bytesPerSecond === null ? null : `${bytesText(item.bytesPerSecond)}/s`;
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar percent={percent} label={`Upload of ${item.fileName}`} />
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft figures-tabular">
        <span className="font-semibold text-ink">{percent}%</span>
        <span>
          {bytesText(item.sentBytes)} of {bytesText(item.bytes)}
        </span>
        {item.phase === 'uploading' && speed ? <span>{speed}</span> : null}
        {left ? <span>{left}</span> : null}
      </p>
    </div>
  );
}
