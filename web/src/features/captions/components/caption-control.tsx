import type { Captions } from '@academy/contract/captions/caption-calls.ts';
import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';
import { captionBackgrounds, captionSizes } from '@academy/contract/captions/caption-style-choices.ts';
import { t } from '@lingui/core/macro';
import { Captions as CaptionsIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { languageName } from '@/lib/language/language-name.ts';
import { PlayerButton } from '@/player/components/player-button.tsx';
import { MenuChoices, PlayerMenu } from '@/player/components/player-menu.tsx';
import { useMenuOf } from '@/player/components/player-menus.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { tracksToRead } from '../caption-choice.ts';
import { useCaptionChoice } from '../use-caption-choice.ts';

const OFF = 'off';

const sizeName = (size: CaptionStyle['size']) =>
  ({ small: t`Small`, medium: t`Medium`, large: t`Large`, huge: t`Huge` })[size];

const backgroundName = (background: CaptionStyle['background']) =>
  ({ solid: t`Solid`, soft: t`Soft`, none: t`None` })[background];

interface CaptionControlProps {
  player: PlayerStore;
  captions: Captions;
}

/** The button CC with its menu: which captions, how large, and on what ground. */
export function CaptionControl({ player, captions }: CaptionControlProps) {
  const onOpenChange = useMenuOf('captions');
  const chosen = useCaptionChoice(player, captions);
  useCaptionKey(player, chosen);
  if (chosen === null) return null;
  const { track, isOn, style, choose } = chosen;
  const shown = isOn ? languageName(track.language) : t`off`;
  return (
    <PlayerMenu
      onOpenChange={onOpenChange}
      trigger={
        <PlayerButton label={t`Captions, ${shown}`} shortcut="c" data-captions={isOn ? 'on' : 'off'}>
          <CaptionsIcon
            aria-hidden="true"
            className={cn('box-content border-b-2 pb-0.5', isOn ? 'border-ink' : 'border-transparent')}
          />
        </PlayerButton>
      }
    >
      <MenuChoices
        label={t`Captions`}
        columns={2}
        choices={[
          { value: OFF, label: t`Off` },
          ...tracksToRead(captions).map(({ language, origin, isCorrected }) => ({
            value: language,
            label: languageName(language),
            language,
            detail: origin === 'machine' && !isCorrected ? t`automatic` : undefined,
          })),
        ]}
        chosen={isOn ? track.language : OFF}
        onChoose={(value) => choose(value === OFF ? { isOn: false } : { isOn: true, language: value })}
      />
      <MenuChoices
        label={t`Size`}
        columns={2}
        alwaysBeside
        staysOpen
        choices={captionSizes.map((value) => ({ value, label: sizeName(value) }))}
        chosen={style.size}
        onChoose={(size) => choose({ size })}
      />
      <MenuChoices
        label={t`Background`}
        columns={3}
        alwaysBeside
        staysOpen
        choices={captionBackgrounds.map((value) => ({ value, label: backgroundName(value) }))}
        chosen={style.background}
        onChoose={(background) => choose({ background })}
      />
    </PlayerMenu>
  );
}

/** The key C of the player turns them on and off. */
function useCaptionKey(player: PlayerStore, chosen: ReturnType<typeof useCaptionChoice>): void {
  const latest = useRef(chosen);
  latest.current = chosen;
  const isOn = chosen?.isOn;
  useEffect(() => {
    if (isOn === undefined) return;
    return player.offerCaptions({ isOn, toggle: () => latest.current?.choose({ isOn: !isOn }) });
  }, [player, isOn]);
}
