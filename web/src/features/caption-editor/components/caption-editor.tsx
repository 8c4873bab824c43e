import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Cue, useCaptions, useCues } from '@/api/captions.ts';
import { errorText } from '@/api/client/error-text.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CueEditor, type EditedCaptions } from './cue-editor.tsx';

const noCues: readonly Cue[] = [];

/** The captions of a film in one language, corrected beside it. A language that has none yet begins empty. */
export function CaptionEditor(props: EditedCaptions) {
  const { address, language } = props;
  const captions = useCaptions(address);
  const track = captions.data?.tracks.find((one) => one.language === language);
  const isNew = captions.data !== undefined && track === undefined;
  const cues = useCues(address, language, { enabled: track !== undefined });
  const failed = captions.data === undefined ? captions : cues;
  // What an earlier look left behind may be old. What comes later is merged into the sitting that has begun.
  const fresh = isNew ? noCues : cues.isFetchedAfterMount ? cues.data?.cues : undefined;
  const [began, setBegan] = useState(fresh);
  if (began === undefined && fresh !== undefined) setBegan(fresh);

  if (began !== undefined) return <CueEditor {...props} track={track} cues={began} />;
  if (failed.isError) {
    return (
      <LoadFailure title={t`The captions could not be loaded.`} query={failed}>
        {errorText(failed.error)}
      </LoadFailure>
    );
  }
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Skeleton className="aspect-video" />
      <Skeleton className="h-96" />
    </div>
  );
}
