import { ProgressBar } from '@/components/ui/progress.tsx';
import { bytesText, percentOf, secondsLeft, timeLeftText } from '../transfer-text.ts';
import type { UploadItem } from '../upload-item.ts';

/** How far it is, how fast it goes and how long it will take. Only the bar is told to screen readers, when asked. */
export function TransferBar({ item }: { item: UploadItem }) {
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
