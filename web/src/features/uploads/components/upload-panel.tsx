import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, FileUp, Film, WifiOff } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { percentText } from '@/lib/language/numbers.ts';
import { bytesText, speedText } from '@/lib/language/sizes.ts';
import { timeLeftText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { useFileDrop } from '@/lib/use-file-drop.ts';
import { percentOf, secondsLeft } from '../transfer-progress.ts';
import { phaseText, type UploadItem } from '../upload-item.ts';

interface UploadPanelProps {
  item: UploadItem;
  /** What an interrupted one may be chosen from; a video unless it is said. */
  accept?: string;
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
  const { item, accept = 'video/*', otherFile, onFile, onUseOther, onPause, onResume, onCancel } = props;
  const { phase } = item;
  const { isOver, dropProps } = useFileDrop(onFile);
  const otherName = otherFile?.name ?? '';
  const Icon = item.address.resourceKey === undefined ? Film : FileUp;
  return (
    <div
      {...(phase === 'interrupted' ? dropProps : {})}
      className={`flex flex-col gap-3 rounded-card border bg-card p-4 ${isOver ? 'border-accent' : 'border-line'}`}
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span lang={textLanguage(item.fileName)} className="truncate">
          {item.fileName}
        </span>
      </p>
      {phase === 'elsewhere' ? null : <TransferBar item={item} />}
      <PhaseSentence item={item} />
      {otherFile ? (
        <p role="alert" className="text-sm">
          <Trans>
            <span className="font-semibold">{otherName}</span> is another file than the one this upload began
            with.
          </Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {phase === 'uploading' ? (
          <Button variant="outline" size="sm" onClick={onPause}>
            {t`Pause`}
          </Button>
        ) : null}
        {phase === 'paused' ? (
          <Button size="sm" onClick={onResume}>
            {t`Resume`}
          </Button>
        ) : null}
        {phase === 'reconnecting' || phase === 'failed' ? (
          <Button variant="outline" size="sm" onClick={onResume}>
            {t`Try now`}
          </Button>
        ) : null}
        {phase === 'interrupted' ? (
          <FileButton accept={accept} variant="primary" onFile={onFile}>
            {t`Choose the same file again`}
          </FileButton>
        ) : null}
        {otherFile ? (
          <Button variant="outline" size="sm" onClick={() => onUseOther(otherFile)}>
            {t`Upload this one instead`}
          </Button>
        ) : null}
        {phase === 'elsewhere' ? null : (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {t`Cancel upload`}
          </Button>
        )}
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
  const speed = item.bytesPerSecond === null ? null : speedText(item.bytesPerSecond);
  const { fileName } = item;
  const sent = bytesText(item.sentBytes);
  const whole = bytesText(item.bytes);
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar percent={percent} label={t`Upload of ${fileName}`} />
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft figures-tabular">
        <span className="font-semibold text-ink">{percentText(percent)}</span>
        <span>
          {t({ message: `${sent} of ${whole}`, comment: 'Sizes of a file, such as 1.2 MB of 5.6 MB' })}
        </span>
        {item.phase === 'uploading' && speed ? <span>{speed}</span> : null}
        {left ? <span>{left}</span> : null}
      </p>
    </div>
  );
}
