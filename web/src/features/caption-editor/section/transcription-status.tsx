import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Captions, useTranscribe } from '@/api/captions.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { percentText } from '@/lib/language/numbers.ts';
import { canTranscribe, hasOwnCaptions, reasonText } from './transcription-text.ts';

interface TranscriptionStatusProps {
  address: LessonAddress;
  captions: Captions;
}

/** How the academy's own captions are coming along, and having them made. */
export function TranscriptionStatus({ address, captions }: TranscriptionStatusProps) {
  const transcribe = useTranscribe(address);
  const [isAsking, setIsAsking] = useState(false);
  const transcription = captions.editing?.transcription ?? null;
  const reason = hasOwnCaptions(captions) ? null : transcription?.reason;
  const hasMachineTrack = captions.tracks.some(({ origin }) => origin === 'machine');
  const start = () => {
    setIsAsking(false);
    transcribe.mutate();
  };
  return (
    <>
      {transcription?.state === 'waiting' ? (
        <p role="status" className="text-sm text-ink-soft">
          {t`The captions are made once the films before this one are done.`}
        </p>
      ) : null}
      {transcription?.state === 'working' ? <Working percent={transcription.percent} /> : null}
      {reason && transcription?.state === 'failed' ? (
        <Alert variant="destructive" title={t`The captions could not be made`}>
          {reasonText(reason)}
        </Alert>
      ) : null}
      {reason && transcription?.state === 'skipped' ? (
        <Alert title={t`No captions were made`}>{reasonText(reason)}</Alert>
      ) : null}
      {transcribe.error ? (
        <Alert variant="destructive" title={t`The captions could not be made`}>
          {errorText(transcribe.error)}
        </Alert>
      ) : null}
      {canTranscribe(captions) ? (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          pending={transcribe.isPending}
          onClick={() => (hasMachineTrack ? setIsAsking(true) : start())}
        >
          {hasMachineTrack ? t`Make captions again` : t`Make captions`}
        </Button>
      ) : null}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Make captions again?`}
        description={t`The academy listens to the film once more, and its new captions take the place of the ones it made.`}
        actions={
          <>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {t`Cancel`}
            </Button>
            <Button onClick={start}>{t`Make again`}</Button>
          </>
        }
      />
    </>
  );
}

function Working({ percent }: { percent: number }) {
  const done = percentText(percent);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm text-ink-soft figures-tabular">{t`The academy is writing down what is said: ${done}`}</p>
      <ProgressBar percent={percent} label={t`Making captions`} />
    </div>
  );
}
