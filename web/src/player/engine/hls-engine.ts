import Hls, { type ErrorData, type Fragment } from 'hls.js/light';
import { hasFrame } from '../media-element.ts';
import type { QualityLevel } from '../player-state.ts';
import { createHls, type HlsStreamOptions, hasPicture } from './create-hls.ts';
import { createLoadAgain } from './load-again.ts';
import { createPictureWatch } from './picture-watch.ts';
import { takePrefetchedHls } from './prefetch-hls.ts';
import type { StreamEngine, StreamEvents, StreamSource } from './stream-engine.ts';
import { recoveryFor } from './stream-recovery.ts';

export function isHlsPossible(): boolean {
  return Hls.isSupported();
}

export function openHlsStream(
  video: HTMLVideoElement,
  source: StreamSource,
  events: StreamEvents,
  options: HlsStreamOptions,
): StreamEngine {
  const prefetched = takePrefetchedHls(video);
  const hls = prefetched ?? createHls(source, options);
  let mediaRecoveries = 0;
  let lastDetails = '';
  /** Told of a failure or of trouble, and not yet of its end. */
  let told = false;

  const loadAgain = createLoadAgain({
    load: () => hls.startLoad(),
    onLost: () => {
      told = true;
      events.onFailure(lastDetails);
    },
    isStarved: () => video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  });

  const onError = (data: ErrorData): void => {
    lastDetails = data.details;
    if (data.type === Hls.ErrorTypes.NETWORK_ERROR && !told) {
      told = true;
      events.onTrouble();
    }
    switch (recoveryFor(streamErrorOf(data), { mediaRecoveries })) {
      case 'ignore':
        return;
      case 'recover-media':
        mediaRecoveries += 1;
        recoverMedia(hls, video);
        return;
      case 'load-later':
        loadAgain.failed();
        return;
      case 'give-up':
        giveUp(data.details);
    }
  };

  const giveUp = (details: string): void => {
    hls.stopLoad();
    pictures.stop();
    // The sound must not go on behind an error message.
    video.pause();
    events.onFailure(details);
  };

  const pictures = createPictureWatch({
    levels: () => hls.levels.length,
    onHopeless: () => giveUp('fragParsingError'),
  });
  // What came before this engine counts too.
  if (hasFrame(video)) pictures.buffered({ hasPicture: true });

  const onBuffered = (frag: Fragment): void => {
    const picture = hasPicture(frag);
    pictures.buffered({ hasPicture: picture });
    if (!picture) return;
    loadAgain.succeeded();
    if (told) events.onRecovery();
    told = false;
  };

  const tellLevel = () =>
    events.onLevel({ chosen: hls.autoLevelEnabled ? -1 : hls.manualLevel, playing: hls.currentLevel });

  const tellReady = () => {
    told = false;
    events.onReady(hls.levels.map(qualityOf));
  };

  hls.on(Hls.Events.MANIFEST_PARSED, tellReady);
  // A prefetched manifest may be parsed already; told later, since the caller does not have this engine yet.
  if (hls.levels.length > 0) {
    queueMicrotask(() => {
      tellReady();
      tellLevel();
    });
  }
  hls.on(Hls.Events.LEVEL_SWITCHED, () => {
    tellLevel();
    // A paused element keeps showing the old picture until it seeks.
    if (video.paused && !hls.autoLevelEnabled) video.currentTime = Number(video.currentTime);
  });
  hls.on(Hls.Events.FRAG_LOADING, () => pictures.loading());
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => onBuffered(frag));
  hls.on(Hls.Events.ERROR, (_, data) => onError(data));
  if (prefetched === undefined) hls.attachMedia(video);

  return {
    setLevel: (index) => {
      const needsOtherPicture = index !== -1 && index !== hls.currentLevel;
      // Going back to automatic interrupts nothing; what is buffered of the same quality is kept as well.
      if (index === -1) hls.loadLevel = -1;
      else if (needsOtherPicture) hls.currentLevel = index;
      else hls.nextLevel = index;
      tellLevel();
      return needsOtherPicture;
    },
    bandwidth: () => hls.bandwidthEstimate,
    destroy: () => {
      loadAgain.stop();
      pictures.stop();
      hls.destroy();
    },
  };
}

function qualityOf({ height, bitrate }: QualityLevel): QualityLevel {
  return { height, bitrate };
}

function streamErrorOf({ fatal, type, details, response }: ErrorData) {
  return { fatal, type, details, status: response?.code };
}

/** It takes the element off its source for a moment, which also pauses it. */
function recoverMedia(hls: Hls, video: HTMLVideoElement): void {
  const wasPlaying = !video.paused;
  hls.recoverMediaError();
  if (wasPlaying) void video.play().catch(() => undefined);
}
