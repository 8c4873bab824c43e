import { player } from '@academy/contract/videos/player-constants.ts';
import { t } from '@lingui/core/macro';
import { Maximize, Minimize, Pause, Play, RotateCcw, Volume1, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { percentText } from '@/lib/language/numbers.ts';
import { rateText, timeText } from '@/lib/language/times.ts';
import type { PlayerStore } from '../create-player-store.ts';
import type { PlayerState } from '../player-state.ts';
import { playbackRates } from '../quality-and-speed.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { PlayerButton } from './player-button.tsx';
import { PlayerMenus, useOpenMenus } from './player-menus.ts';
import { QualityMenu } from './quality-menu.tsx';
import { SeekBar } from './seek-bar.tsx';
import { Slider } from './slider.tsx';

interface ControlRowProps {
  store: PlayerStore;
  state: PlayerState;
  more?: ReactNode;
}

/** The seek bar and one row over a thin gradient. While they are hidden they cannot be pressed by mistake. */
export function ControlRow({ store, state, more }: ControlRowProps) {
  const onMenu = useOpenMenus(store);
  return (
    <div
      data-player-controls
      className={cn(
        'player-shade pointer-events-none absolute inset-x-0 bottom-0 px-2 pb-1 transition-opacity duration-200 @2xl/player:px-4 @2xl/player:pb-2',
        state.controlsVisible ? '*:pointer-events-auto' : 'opacity-0',
      )}
    >
      <div className="px-1.5">
        <SeekBar store={store} state={state} />
      </div>
      <div className="relative z-20 -mt-2 flex items-center text-white">
        <PlayButton store={store} state={state} />
        <VolumeControl store={store} state={state} />
        <p className="px-1 text-sm whitespace-nowrap figures-tabular">
          <span data-current-time>{timeText(state.currentTime)}</span>
          <span className="text-white/75 @max-[22rem]/player:hidden"> / {timeText(state.duration)}</span>
        </p>
        <div className="grow" />
        <PlayerMenus value={onMenu}>{more}</PlayerMenus>
        <SpeedMenu rate={state.playbackRate} onChoose={store.setRate} onOpenChange={onMenu('speed')} />
        <QualityMenu
          levels={state.levels}
          chosen={state.currentLevel}
          onChoose={store.setLevel}
          onOpenChange={onMenu('quality')}
        />
        <PlayerButton
          label={state.fullscreen ? t`Exit full screen` : t`Full screen`}
          shortcut="f"
          onClick={store.toggleFullscreen}
        >
          {state.fullscreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </PlayerButton>
      </div>
    </div>
  );
}

function PlayButton({ store, state }: { store: PlayerStore; state: PlayerState }) {
  const [label, Icon] = state.playing
    ? ([t`Pause`, Pause] as const)
    : state.ended
      ? ([t`Play again`, RotateCcw] as const)
      : ([t`Play`, Play] as const);
  return (
    <PlayerButton label={label} shortcut="k" onClick={store.togglePlay}>
      <Icon aria-hidden="true" fill={state.ended ? 'none' : 'currentColor'} />
    </PlayerButton>
  );
}

interface SpeedMenuProps {
  rate: number;
  onChoose: (rate: number) => void;
  onOpenChange: (open: boolean) => void;
}

function SpeedMenu({ rate, onChoose, onOpenChange }: SpeedMenuProps) {
  const speed = rateText(rate);
  return (
    <ChoiceMenu
      label={t`Speed`}
      choices={playbackRates.map((value) => ({ value, label: value === 1 ? t`Normal` : rateText(value) }))}
      chosen={rate}
      columns={3}
      onChoose={onChoose}
      onOpenChange={onOpenChange}
      trigger={
        <PlayerButton
          label={t`Playback speed, ${speed}`}
          className="px-1.5 text-sm font-bold figures-tabular"
        >
          {speed}
        </PlayerButton>
      }
    />
  );
}

/** The slider folds out where there is room; phones have keys of their own for it. */
function VolumeControl({ store, state }: { store: PlayerStore; state: PlayerState }) {
  const volume = state.muted ? 0 : state.volume;
  const Icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <div className="group/volume flex items-center">
      <PlayerButton label={volume === 0 ? t`Unmute` : t`Mute`} shortcut="m" onClick={store.toggleMute}>
        <Icon aria-hidden="true" />
      </PlayerButton>
      <Slider
        label={t`Volume`}
        value={volume}
        max={1}
        step={player.volumeStep}
        valueText={state.muted ? t`Muted` : percentText(Math.round(volume * 100))}
        onMove={store.setVolume}
        className="mr-2 ml-1 w-20 @max-lg/player:hidden"
      />
    </div>
  );
}
