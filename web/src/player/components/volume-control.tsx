import { player } from '@academy/contract/videos/player-constants.ts';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import type { PlayerStore } from '../create-player-store.ts';
import type { PlayerState } from '../player-state.ts';
import { PlayerButton } from './player-button.tsx';
import { Slider } from './slider.tsx';

/** The slider folds out where there is room; phones have keys of their own for it. */
export function VolumeControl({ store, state }: { store: PlayerStore; state: PlayerState }) {
  const volume = state.muted ? 0 : state.volume;
  const Icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <div className="group/volume flex items-center">
      <PlayerButton label={volume === 0 ? 'Unmute' : 'Mute'} shortcut="m" onClick={store.toggleMute}>
        <Icon aria-hidden="true" />
      </PlayerButton>
      <Slider
        label="Volume"
        value={volume}
        max={1}
        step={player.volumeStep}
        valueText={state.muted ? 'Muted' : `${Math.round(volume * 100)}%`}
        onMove={store.setVolume}
        className="mr-2 ml-1 w-20 @max-lg/player:hidden"
      />
    </div>
  );
}
