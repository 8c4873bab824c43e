import type { CaptionTrack, Cue } from '@academy/contract/captions/caption.ts';
import { endOfFilm } from '@academy/contract/captions/caption-time.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import { renewSession } from '@/api/client/api.ts';
import { useWordList } from '@/api/word-lists.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { StudioFilm, useStudioPlayer } from '@/player/components/studio-film.tsx';
import { editorCommandFor } from '../model/editor-keys.ts';
import { useCaptionSession } from '../use-caption-session.ts';
import { useCueEditor } from '../use-cue-editor.ts';
import { useRefusedTimes } from '../use-refused-times.ts';
import { CueList } from './cue-list.tsx';
import { CueOnPicture, useCueInFilm } from './cue-on-picture.tsx';
import { EditorTools } from './editor-tools.tsx';
import { FoldedWordList } from './folded-word-list.tsx';
import { RefusedTimeGuard } from './refused-time-guard.tsx';
import { SaveLine } from './save-line.tsx';

export interface EditedCaptions {
  address: LessonAddress;
  language: string;
  userId: string;
  /** Of the lesson. */
  title: string;
  posterUrl: string | null;
  /** How long the film is. */
  durationSeconds: number;
}

interface CueEditorProps extends EditedCaptions {
  track: CaptionTrack | undefined;
  cues: readonly Cue[];
}

const noWords: readonly string[] = [];

export function CueEditor(props: CueEditorProps) {
  const { address, language, userId, title, posterUrl, durationSeconds, track, cues } = props;
  const lastMs = endOfFilm(durationSeconds);
  const player = useStudioPlayer(renewSession);
  const { session, state } = useCaptionSession({ address, language, userId, cues, track });
  const list = useRef<HTMLOListElement>(null);
  const { activeId, said, actions, isWriting } = useCueEditor(session, player, lastMs, list);
  const { shown, conflicts } = state.edits;
  const { refused, keepRefused } = useRefusedTimes();
  const refusedPlace = refused.size === 0 ? 0 : shown.findIndex(({ id }) => refused.has(id)) + 1;
  const current = useCueInFilm(player, shown);
  const isPlaying = useSyncExternalStore(player.subscribe, () => player.getSnapshot().playing);
  const words = useWordList(address.courseId).data?.words ?? noWords;

  const onKeyDown = (event: KeyboardEvent) => {
    const command = editorCommandFor(event);
    if (command === undefined || event.nativeEvent.isComposing) return;
    // In a field for a time or a word to find, what was typed is taken back as everywhere.
    const isInput = event.target instanceof HTMLInputElement;
    if (isInput && (command === 'undo' || command === 'redo')) return;
    event.preventDefault();
    actions.act(actions.activeCue(), command);
  };
  const showFirstConflict = () => {
    const [id] = conflicts.keys();
    if (id !== undefined) actions.goTo({ id });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no use of its own, it only looks at keys that pass.
    <div
      onKeyDown={onKeyDown}
      className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="flex flex-col gap-4 max-lg:contents lg:sticky lg:below-header-4">
        <div className="max-lg:sticky max-lg:below-header-0 max-lg:z-10 max-lg:-mx-4">
          <StudioFilm
            address={address}
            player={player}
            title={title}
            posterUrl={posterUrl}
            overlay={<CueOnPicture text={current?.text ?? ''} />}
            className="max-lg:rounded-none"
          />
        </div>
        <SaveLine
          state={state}
          hasRefused={refusedPlace > 0}
          onSave={() => void session.saveNow()}
          onShowConflict={showFirstConflict}
        />
        <EditorTools
          state={state}
          activeId={activeId}
          onStep={(direction) => actions.act('', direction)}
          onShow={(id) => actions.goTo({ id })}
        />
        <FoldedWordList courseId={address.courseId} userId={userId} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {state.wasRestored ? (
          <Alert
            title={t`Here is what you had typed`}
          >{t`It was not saved yet, and is being sent now.`}</Alert>
        ) : null}
        {track && !track.isComplete ? (
          <Alert title={t`The academy is still writing this down`}>{t`New cues appear at the end.`}</Alert>
        ) : null}
        {shown.length === 0 ? <p className="text-ink-soft">{t`There are no cues yet.`}</p> : null}
        <CueList
          edits={state.edits}
          lastMs={lastMs}
          refused={refused}
          onRefused={keepRefused}
          language={language}
          words={words}
          activeId={activeId}
          currentId={current?.id ?? null}
          followedId={isPlaying && !isWriting() ? (current?.id ?? null) : null}
          actions={actions}
          listRef={list}
        />
        <Button
          variant="outline"
          className="h-auto! min-h-11 max-w-full self-start py-2 text-left whitespace-normal!"
          onClick={() => actions.act('', 'insert')}
        >
          <Plus aria-hidden="true" />
          {t`Add a cue at the moment of the film`}
        </Button>
        <p role="status" className="sr-only">
          {said?.()}
        </p>
      </div>
      <RefusedTimeGuard
        place={refusedPlace}
        path={buildPath(webRoutes.lessonCaptions, { ...address, language })}
      />
    </div>
  );
}
