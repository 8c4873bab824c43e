import { t } from '@lingui/core/macro';
import { Pause, Play, ScrollText, X } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { useOpenPlayer } from '@/player/open-player.ts';
import { LazyTranscript, transcriptName } from './lazy-transcript.tsx';
import type { LessonTranscript } from './use-lesson-transcript.ts';

/** On phones: a button near the film, and the transcript as a sheet that leaves the picture in sight. */
export function TranscriptButton({ transcript }: { transcript: LessonTranscript }) {
  const [open, setOpen] = useState(false);
  const name = transcriptName(transcript);
  const show = () => {
    document.querySelector('[data-player-stage]')?.scrollIntoView({ block: 'nearest' });
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" className="px-3!" aria-haspopup="dialog" onClick={show}>
        <ScrollText aria-hidden="true" />
        {name}
      </Button>
      {open ? <TranscriptSheet transcript={transcript} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface TranscriptSheetProps {
  transcript: LessonTranscript;
  name: string;
  onClose: () => void;
}

function TranscriptSheet({ transcript, name, onClose }: TranscriptSheetProps) {
  const titleId = useId();
  const player = useOpenPlayer();
  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      className="m-0 mt-auto h-[max(60dvh,calc(100dvh-56.25vw-4.0625rem))] max-h-dvh w-full max-w-full animate-sheet-bottom rounded-t-card border-t border-line bg-card text-ink shadow-pop backdrop:bg-transparent"
    >
      <div className="flex h-full flex-col pb-[env(safe-area-inset-bottom)]">
        <div className="flex h-14 shrink-0 items-center gap-1 border-b border-line pr-2 pl-4">
          <h2 id={titleId} className="mr-auto text-lg">
            {name}
          </h2>
          {player ? <PlayButton player={player} /> : null}
          <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        <LazyTranscript transcript={transcript} />
      </div>
    </Modal>
  );
}

/** The player's own controls cannot be reached while the sheet is open. */
function PlayButton({ player }: { player: PlayerStore }) {
  const playing = useSyncExternalStore(player.subscribe, () => player.getSnapshot().playing);
  return (
    <Button variant="ghost" size="icon" aria-label={playing ? t`Pause` : t`Play`} onClick={player.togglePlay}>
      {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </Button>
  );
}
