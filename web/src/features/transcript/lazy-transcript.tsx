import { t } from '@lingui/core/macro';
import { Alert } from '@/components/ui/alert.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import type { LessonTranscript } from './use-lesson-transcript.ts';

const panel = lazyPart(() => import('./components/transcript-panel.tsx'));

/** The transcript with its code, which is fetched when somebody opens it. */
export function LazyTranscript({ transcript }: { transcript: LessonTranscript }) {
  const { part, failed } = useLazyPart(panel, true);
  if (part) return <part.TranscriptPanel transcript={transcript} />;
  return (
    <div className="p-3">
      {failed ? (
        <Alert
          variant="destructive"
          title={t`This part could not be loaded.`}
        >{t`Check your connection, close it and open it again.`}</Alert>
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  );
}

/** Chapters are all there is of a film without captions. */
export function transcriptName({ tracks }: LessonTranscript): string {
  return tracks.length > 0 ? t`Transcript` : t`Chapters`;
}
