import { playbackRates, rateText } from '../playback-rates.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { PlayerButton } from './player-button.tsx';

interface SpeedMenuProps {
  rate: number;
  onChoose: (rate: number) => void;
  onOpenChange: (open: boolean) => void;
}

const choices = playbackRates.map((rate) => ({ value: rate, label: rate === 1 ? 'Normal' : rateText(rate) }));

export function SpeedMenu({ rate, onChoose, onOpenChange }: SpeedMenuProps) {
  return (
    <ChoiceMenu
      label="Speed"
      choices={choices}
      chosen={rate}
      columns={3}
      onChoose={onChoose}
      onOpenChange={onOpenChange}
      trigger={
        <PlayerButton
          label={`Playback speed, ${rateText(rate)}`}
          className="px-1.5 text-sm font-bold figures-tabular"
        >
          {rateText(rate)}
        </PlayerButton>
      }
    />
  );
}
