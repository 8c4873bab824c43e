/** What a browser made of the wish to start without a press of the viewer. */
export type Start = 'playing' | 'silent' | 'refused';

/** Browsers refuse sound to a page that nobody has touched yet; a moving picture is better than none. */
export async function startPlaying(media: Pick<HTMLMediaElement, 'play' | 'muted'>): Promise<Start> {
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
    // A load that came in between is no refusal: whoever loads starts it again.
    (error: unknown) => !(error instanceof DOMException && error.name === 'NotAllowedError'),
  );
}
