import { momentAt } from '@academy/contract/videos/moments.ts';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { timeText } from '@/lib/language/times.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';

/** Says where the film stands, so it is drawn anew with every second, and the editor is not. */
export function AddChapterButton({ player, onClick }: { player: PlayerStore; onClick: () => void }) {
  const seconds = useSyncExternalStore(player.subscribe, () => momentAt(player.getSnapshot().currentTime));
  const time = timeText(seconds);
  return (
    <Button variant="outline" size="sm" className="figures-tabular" onClick={onClick}>
      <Plus aria-hidden="true" />
      {t`Add a chapter at ${time}`}
    </Button>
  );
}
