import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useCaptions } from '@/api/captions.ts';
import { type LazyPart, lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { useHadFrame, useOpenPlayer } from '@/player/open-player.ts';
import { tracksToRead } from './caption-choice.ts';

const captionLines = lazyPart(() => import('./components/caption-lines.tsx'));
const captionControl = lazyPart(() => import('./components/caption-control.tsx'));

interface FilmProps {
  address: LessonAddress;
}

/** On the picture. Asked for, with their code, only once there is a picture: that one comes first. */
export function LazyCaptionLines({ address }: FilmProps) {
  const player = useOpenPlayer();
  return player && <LinesAfterPicture player={player} address={address} />;
}

/** In the row of controls; there is nothing of it where the film has no captions. */
export function LazyCaptionControl({ address }: FilmProps) {
  const player = useOpenPlayer();
  return player && <ControlAfterPicture player={player} address={address} />;
}

interface AfterPictureProps extends FilmProps {
  player: PlayerStore;
}

function LinesAfterPicture({ player, address }: AfterPictureProps) {
  const { part, captions } = useCaptionsAfterPicture(player, address, captionLines);
  return part && captions ? (
    <part.CaptionLines player={player} address={address} captions={captions} />
  ) : null;
}

function ControlAfterPicture({ player, address }: AfterPictureProps) {
  const { part, captions } = useCaptionsAfterPicture(player, address, captionControl);
  return part && captions ? <part.CaptionControl player={player} captions={captions} /> : null;
}

function useCaptionsAfterPicture<Part>(player: PlayerStore, address: LessonAddress, lazy: LazyPart<Part>) {
  const { data: captions } = useCaptions(address, { enabled: useHadFrame(player) });
  const hasTracks = captions !== undefined && tracksToRead(captions).length > 0;
  const { part } = useLazyPart(lazy, hasTracks);
  return { part, captions: hasTracks ? captions : undefined };
}
