import { t } from '@lingui/core/macro';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type Cue, useCues } from '@/api/captions.ts';
import { errorText } from '@/api/client/error-text.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { currentLanguage } from '@/lib/language/language.ts';
import { languageName } from '@/lib/language/language-name.ts';
import { seekWhenReady, useOpenPlayer } from '@/player/open-player.ts';
import { cueAt, paragraphsOf } from '../paragraphs.ts';
import { trackForReader } from '../track-for-reader.ts';
import type { LessonTranscript } from '../use-lesson-transcript.ts';
import { useSearch } from '../use-search.ts';
import { ChapterList } from './chapter-list.tsx';
import { TranscriptText } from './transcript-text.tsx';

/** What is said in the film, beside it. Of a film without captions, its chapters. */
export function TranscriptPanel({ transcript }: { transcript: LessonTranscript }) {
  const { tracks, spokenLanguage, chapters } = transcript;
  const [chosen, choose] = useState<string | null>(null);
  const opened = trackForReader(tracks, { reader: currentLanguage(), spoken: spokenLanguage });
  const language = tracks.find((track) => track.language === chosen)?.language ?? opened;
  if (tracks.length === 0) return <ChapterList chapters={chapters} />;
  return (
    <section aria-label={t`Transcript`} className="flex min-h-0 grow flex-col">
      <h2 className="sr-only">{t`Transcript`}</h2>
      <Track
        key={`${transcript.address.lessonId} ${language}`}
        transcript={transcript}
        language={language}
        onLanguage={choose}
      />
    </section>
  );
}

interface TrackProps {
  transcript: LessonTranscript;
  language: string;
  onLanguage: (language: string) => void;
}

function Track({ transcript, language, onLanguage }: TrackProps) {
  const { address, tracks, chapters } = transcript;
  const query = useCues(address, language);
  const cues = query.data?.cues ?? noCues;
  const paragraphs = useMemo(() => paragraphsOf(cues, chapters), [cues, chapters]);
  const search = useSearch(paragraphs);
  const { heard, seek } = useFilm(cues);
  const heardIn = useMemo(() => {
    const paragraph = paragraphs.findIndex((one) => one.cues.some(({ id }) => id === heard));
    return heard === null || paragraph === -1 ? null : { cue: heard, paragraph };
  }, [paragraphs, heard]);

  const menu =
    tracks.length > 1 ? (
      <Select
        className="w-29 shrink-0"
        aria-label={t`Language of the transcript`}
        value={language}
        onChange={({ target }) => onLanguage(target.value)}
      >
        {tracks.map((track) => (
          <option key={track.language} value={track.language} lang={track.language}>
            {languageName(track.language)}
          </option>
        ))}
      </Select>
    ) : null;

  if (query.data === undefined) {
    return (
      <div className="flex flex-col gap-3 p-3">
        {menu}
        {query.error ? (
          <LoadFailure title={t`The transcript could not be loaded`} query={query}>
            <p>{errorText(query.error)}</p>
          </LoadFailure>
        ) : (
          <Skeleton className="h-64" />
        )}
      </div>
    );
  }
  const { origin, isCorrected, isComplete } = query.data.track;
  return (
    <TranscriptText
      address={address}
      language={language}
      paragraphs={paragraphs}
      heard={heardIn}
      search={search}
      onSeek={seek}
      menu={menu}
      isUncorrected={origin === 'machine' && !isCorrected}
    >
      {isComplete ? null : (
        <p role="status" className="px-4 py-3 text-sm text-ink-soft">
          {t`The rest is still being written down. It appears here by itself.`}
        </p>
      )}
    </TranscriptText>
  );
}

const noCues: readonly Cue[] = [];
const never = () => () => undefined;
/** A film that was sent to the beginning of a cue may stand a moment before it. */
const NEARLY_MS = 60;

/** Which cue the film is at, and how to send it to another moment. */
function useFilm(cues: readonly Cue[]) {
  const player = useOpenPlayer();
  const heard = useSyncExternalStore(player?.subscribe ?? never, () => {
    const at = cueAt(cues, (player?.getSnapshot().currentTime ?? 0) * 1000 + NEARLY_MS);
    return at === null ? null : (cues[at]?.id ?? null);
  });
  const seek = useCallback((ms: number) => void (player && seekWhenReady(player, ms / 1000)), [player]);
  return { heard, seek };
}
