import { player } from '@academy/contract/videos/player-constants.ts';
import { t } from '@lingui/core/macro';
import { bitrateText } from '@/lib/language/sizes.ts';
import type { QualityLevel } from '../player-state.ts';
import { heightText, qualityBadge } from '../quality-and-speed.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { PlayerButton } from './player-button.tsx';

interface QualityMenuProps {
  levels: readonly QualityLevel[];
  chosen: number;
  onChoose: (level: number) => void;
  onOpenChange: (open: boolean) => void;
}

/** A badge that says the quality; with more than one level to choose from it opens the choice. */
export function QualityMenu({ levels, chosen, onChoose, onOpenChange }: QualityMenuProps) {
  const quality = qualityBadge(levels, chosen);
  const badge = (
    <span
      data-quality-badge
      className="rounded-[5px] border border-white/60 px-1.5 py-0.5 text-xs font-bold tracking-wide"
    >
      {quality}
    </span>
  );
  if (levels.length < 2) {
    return <span className="inline-grid h-11 place-items-center px-1.5 text-white">{badge}</span>;
  }
  const choices = levels.map((level, value) => ({
    value,
    label: heightText(level),
    detail: bitrateText(level.bitrate),
  }));
  return (
    <ChoiceMenu
      label={t`Quality`}
      choices={[{ value: player.automaticLevel, label: t`Auto` }, ...choices.toReversed()]}
      chosen={chosen}
      columns={2}
      onChoose={onChoose}
      onOpenChange={onOpenChange}
      trigger={
        <PlayerButton label={t`Quality, ${quality}`} className="px-1.5">
          {badge}
        </PlayerButton>
      }
    />
  );
}
