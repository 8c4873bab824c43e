import { momentAt } from '@academy/contract/videos/moments.ts';
import { t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { timeText } from '@/lib/language/times.ts';
import { PlayerButton } from '@/player/components/player-button.tsx';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { useOpenPlayer } from '@/player/open-player.ts';
import { type NotePlace, useLessonNotes } from '../lesson-notes.ts';

/** In the player's own row of controls, where its key is told. Phones have it below the film. */
export function NoteControl() {
  const notes = useLessonNotes();
  if (notes === null) return null;
  return (
    <PlayerButton
      label={t`Add a note`}
      shortcut="n"
      className="@max-lg/player:hidden"
      onClick={() => notes.begin()}
    >
      <NotebookPen aria-hidden="true" />
    </PlayerButton>
  );
}

/** Beside the notes, with the second that the note will have. */
export function NoteButton({ place }: { place: NotePlace }) {
  const notes = useLessonNotes();
  const player = useOpenPlayer();
  if (notes === null || player === null || notes.line?.place === place) return null;
  return <TimedButton player={player} onClick={() => notes.begin(place)} />;
}

function TimedButton({ player, onClick }: { player: PlayerStore; onClick: () => void }) {
  const seconds = useSyncExternalStore(player.subscribe, () => momentAt(player.getSnapshot().currentTime));
  const time = timeText(seconds);
  return (
    <Button variant="outline" size="sm" aria-keyshortcuts="n" className="figures-tabular" onClick={onClick}>
      <NotebookPen aria-hidden="true" />
      {t`Add a note at ${time}`}
      <span
        aria-hidden="true"
        className="rounded-sm border border-line px-1 font-sans text-xs text-ink-soft max-lg:hidden"
      >
        N
      </span>
    </Button>
  );
}
