import { player } from '@academy/contract/videos/player-constants.ts';
import { log } from '@/lib/log.ts';

/** The elements of the player, and what browsers do differently with them: full screen, starting by itself, a still. */
export interface PlayerElements {
  readonly video: HTMLVideoElement;
  /** The picture with its controls: what goes to the whole screen. */
  readonly container: HTMLElement;
}

/** iPhones put only a video itself on the whole screen, under a name of their own. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export async function toggleFullscreen({ container, video }: PlayerElements): Promise<void> {
  try {
    if (document.fullscreenElement !== null) return await document.exitFullscreen();
    if (typeof container.requestFullscreen === 'function') return await container.requestFullscreen();
    const phoneVideo: PhoneVideo = video;
    phoneVideo.webkitEnterFullscreen?.();
  } catch (error) {
    log.warn('The browser refused to change the full screen', { error });
  }
}

/** Also called when the browser leaves full screen itself, as by Escape. */
export function followFullscreen(
  container: HTMLElement,
  onChange: (fullscreen: boolean) => void,
): () => void {
  const tell = () => onChange(document.fullscreenElement === container);
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}

/** Browsers refuse sound until the viewer has touched the page; a silent film is better than none. */
export async function startPlaying(
  media: Pick<HTMLMediaElement, 'play' | 'muted'>,
): Promise<'playing' | 'silent' | 'refused'> {
  if (await plays(media)) return 'playing';
  if (media.muted) return 'refused';
  media.muted = true;
  if (await plays(media)) return 'silent';
  media.muted = false;
  return 'refused';
}

async function plays(media: Pick<HTMLMediaElement, 'play'>): Promise<boolean> {
  return media.play().then(
    () => true,
    // A load that came in between is no refusal: it starts the film again itself.
    (error: unknown) => !(error instanceof DOMException && error.name === 'NotAllowedError'),
  );
}

/** The current frame as an object URL, which the caller revokes; null where there is none. */
export async function captureFrame(video: HTMLVideoElement): Promise<string | null> {
  if (video.videoWidth === 0 || video.videoHeight === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', player.posterJpegQuality);
  const frame = await promise;
  return frame === null ? null : URL.createObjectURL(frame);
}
