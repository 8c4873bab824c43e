import { chapterLimits } from '@academy/contract/chapters/chapter-limits.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { momentAt } from '@academy/contract/videos/moments.ts';
import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Chapters, useManagedChapters } from '@/api/chapters.ts';
import { renewSession } from '@/api/client/api.ts';
import { errorText } from '@/api/client/error-text.ts';
import { ListsSaveBar } from '@/components/lines/lists-save-bar.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StudioFilm, useStudioPlayer } from '@/player/components/studio-film.tsx';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { AddChapterButton } from './add-chapter-button.tsx';
import { ChapterRowFields } from './chapter-row-fields.tsx';
import { chaptersOf, problemOf, rowOf, secondsOf, withProposed } from './chapter-rows.ts';
import { ProposeButton } from './propose-button.tsx';
import { useChapterDraft } from './use-chapter-draft.ts';

interface ChapterEditorProps {
  address: LessonAddress;
  userId: string;
  film: { readonly posterUrl: string | null; readonly durationSeconds: number };
  /** Out of sight, with what was typed in it. */
  isFolded: boolean;
}

/** The chapters of a lesson's film, with the film: a chapter begins where it stands. */
export function ChapterEditor(props: ChapterEditorProps) {
  const query = useManagedChapters(props.address);
  const { data, error, refetch } = query;
  const reload = async () => (await refetch()).data;
  if (data) return <LoadedEditor {...props} saved={data} reload={reload} />;
  if (!error) return <Skeleton className="h-40" />;
  return (
    <LoadFailure title={t`The chapters could not be loaded`} query={query}>
      <p>{errorText(error)}</p>
    </LoadFailure>
  );
}

interface LoadedEditorProps extends ChapterEditorProps {
  saved: Chapters;
  reload: () => Promise<Chapters | undefined>;
}

function LoadedEditor({ address, userId, film, isFolded, saved, reload }: LoadedEditorProps) {
  const player = useStudioPlayer(renewSession);
  useEffect(() => {
    if (isFolded) player.pause();
  }, [player, isFolded]);
  const { posterUrl, durationSeconds: filmSeconds } = film;
  const draft = useChapterDraft({ address, userId, filmSeconds, saved, reload });
  const { rows, change } = draft;
  const body = useRef<HTMLDivElement>(null);
  const focus = useFocusAfterwards(body);
  useChaptersOnBar(
    player,
    JSON.stringify(chaptersOf(rows).filter(({ seconds }) => Number.isFinite(seconds))),
  );

  const add = () => {
    const row = rowOf({ seconds: momentAt(player.getSnapshot().currentTime), title: '' });
    const next = rows.findIndex((other) => secondsOf(other) > secondsOf(row));
    change(rows.toSpliced(next === -1 ? rows.length : next, 0, row));
    focus(`[data-chapter-title="${row.key}"]`);
  };
  const save = async () => {
    const isSaved = await draft.save();
    if (rows.some((row) => problemOf(row, rows, filmSeconds) !== null)) focus('[aria-invalid]');
    return isSaved;
  };

  return (
    <div ref={body} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <StudioFilm
        address={address}
        player={player}
        title={t`Chapters`}
        posterUrl={posterUrl}
        className="w-full max-w-xl"
      />
      {rows.length > 0 ? (
        <ol aria-label={t`Chapters`} className="flex flex-col gap-1.5">
          {rows.map((row, index) => (
            <ChapterRowFields
              key={row.key}
              row={row}
              filmSeconds={filmSeconds}
              number={index + 1}
              problem={draft.triedToSave ? problemOf(row, rows, filmSeconds) : null}
              onChange={(next) => change(rows.with(index, next))}
              onRemove={() => {
                change(rows.toSpliced(index, 1));
                focus(null);
              }}
              onEnter={() => {
                const next = rows[index + 1];
                if (next) focus(`[data-chapter-title="${next.key}"]`);
                else add();
              }}
              onShow={(seconds) => player.seekTo(seconds)}
            />
          ))}
        </ol>
      ) : (
        <p className="text-ink-soft">{t`No chapters yet. Play the film, and add one where a new part begins.`}</p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        {rows.length < chapterLimits.perLesson ? <AddChapterButton player={player} onClick={add} /> : null}
        <ProposeButton address={address} onProposed={(proposed) => change(withProposed(rows, proposed))} />
      </div>
      <ListsSaveBar
        saveLabel={t`Save chapters`}
        kept={{ ...draft, save }}
        reason={errorText(draft.error)}
        labels={{ chapters: t`Chapters` }}
        words={{
          saved: t`The chapters are saved`,
          conflict: t`These chapters were changed elsewhere since you opened them.`,
        }}
      />
    </div>
  );
}

/** Shows the chapters on the film's own bar while they are written. */
function useChaptersOnBar(player: PlayerStore, chapters: string): void {
  useEffect(() => player.showOnBar({ chapters: JSON.parse(chapters) }), [player, chapters]);
}

/** Moves the focus once the change is drawn: to what is named, else to the editor itself. */
function useFocusAfterwards(body: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ selector: string | null } | null>(null);
  useLayoutEffect(() => {
    if (wanted === null) return;
    const found = wanted.selector === null ? null : body.current?.querySelector<HTMLElement>(wanted.selector);
    (found ?? body.current)?.focus({ preventScroll: !found });
    setWanted(null);
  }, [wanted, body]);
  return (selector: string | null) => setWanted({ selector });
}
