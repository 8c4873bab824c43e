import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { type Confusion, useConfusion, type WatchedFilm } from '@/api/watching.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CompareWith } from './compare-with.tsx';
import { ConfusionView, type ShownFilm } from './confusion-view.tsx';

/** The map of the film that is shown now, or of the one before it while too few have watched the new one. */
export function LessonConfusion(film: ShownFilm) {
  const newest = useConfusion(film.address);
  const told = newest.data?.films.filter(({ viewers }) => viewers !== null) ?? [];
  const isOfNewest = newest.data?.map != null;
  const older = useConfusion(film.address, {
    version: told[0]?.version,
    enabled: newest.data !== undefined && !isOfNewest && told.length > 0,
  });

  if (newest.data === undefined) return newest.isError ? <Failure query={newest} /> : <Waiting />;
  if (isOfNewest) return <Compared film={film} confusion={newest.data} others={told.slice(1)} isShown />;
  if (told.length === 0) return <TooFew />;
  if (older.data?.map == null) return older.isError ? <Failure query={older} /> : <Waiting />;
  return (
    <>
      <Alert
        className="mb-6"
        title={t`Fewer than five students have watched the new film so far`}
      >{t`Until then, this is the map of the film before.`}</Alert>
      <Compared film={film} confusion={older.data} others={told.slice(1)} isShown={false} />
    </>
  );
}

interface ComparedProps {
  film: ShownFilm;
  confusion: Confusion;
  /** Earlier films that have a map. */
  others: readonly WatchedFilm[];
  isShown: boolean;
}

/** Beside the film before, unless the creator chose another, or none. */
function Compared({ film, confusion, others, isShown }: ComparedProps) {
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const version = chosen === undefined ? others[0]?.version : (chosen ?? undefined);
  const before = useConfusion(film.address, { version, enabled: version !== undefined });
  const hasIt = version !== undefined && before.data?.version === version;
  if (confusion.map === null) return null;
  return (
    <ConfusionView
      {...film}
      map={confusion.map}
      before={hasIt ? (before.data?.map ?? null) : null}
      isShown={isShown}
      compare={
        others.length > 0 ? (
          <CompareWith films={others} chosen={version ?? null} onChoose={setChosen} />
        ) : null
      }
    />
  );
}

function TooFew() {
  return (
    <EmptyState
      wheel="creator-overview"
      title={t`Shown from five people on`}
      description={t`When five students have watched this film, you see here where they stop, go back, take notes and ask. Never who.`}
    />
  );
}

function Failure({ query }: { query: ReturnType<typeof useConfusion> }) {
  return (
    <LoadFailure title={t`The map of this film could not be loaded.`} query={query}>
      {errorText(query.error)}
    </LoadFailure>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-6" role="status" aria-label={t`Loading...`}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['viewers', 'end', 'stopped', 'again'].map((figure) => (
          <Skeleton key={figure} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
