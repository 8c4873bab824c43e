import { log } from '@/lib/log.ts';
import type { PlayerElements } from './player-elements.ts';

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

/** Also told when the browser itself leaves it, by Escape say. */
export function followFullscreen(
  container: HTMLElement,
  onChange: (fullscreen: boolean) => void,
): () => void {
  const tell = () => onChange(document.fullscreenElement === container);
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
