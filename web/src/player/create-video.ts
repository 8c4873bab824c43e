/** The player's element, which may be made, and filled, before there is a page to put it on. */
export function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'auto';
  return video;
}
