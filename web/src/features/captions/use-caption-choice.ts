import type { Captions } from '@academy/contract/captions/caption-calls.ts';
import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';
import { defaultCaptionStyle } from '@academy/contract/captions/caption-style-choices.ts';
import { t } from '@lingui/core/macro';
import { useCaptionStyle, useSaveCaptionStyle } from '@/api/caption-style.ts';
import { useLanguage } from '@/lib/language/language.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { captionChoice } from './caption-choice.ts';

/** What the person reads of a film, and how it is chosen. Null until it is known how they read captions. */
export function useCaptionChoice(player: PlayerStore, captions: Captions) {
  const { data, isError } = useCaptionStyle();
  const { mutate } = useSaveCaptionStyle();
  const interfaceLanguage = useLanguage();
  // Captions in an unusual size are better than none.
  const style = data ?? (isError ? defaultCaptionStyle : undefined);
  if (style === undefined) return null;
  const choice = captionChoice(captions, { style, interfaceLanguage });
  if (choice === null) return null;
  return {
    ...choice,
    style,
    choose: (changes: Partial<CaptionStyle>) =>
      mutate(
        { ...style, ...changes },
        { onError: () => player.say(t`Not kept with your account: it counts until you leave this page`) },
      ),
  };
}
