/**
 * Notices segments that come without a picture: damaged, or without their key. The library may take noise for sound, or
 * for a segment that happens to be empty; it then calls nothing fatal, and after the last segment it stands still.
 */
interface PictureWatchOptions {
  /** How many qualities there are to go on with. */
  readonly levels: () => number;
  readonly onHopeless: () => void;
}

export interface PictureWatch {
  readonly loading: () => void;
  readonly buffered: (segment: { readonly hasPicture: boolean }) => void;
  readonly stop: () => void;
}

/** Beyond one of each quality: what came damaged once may come whole the next time. */
const MORE_TRIES = 2;
/** Where it has not asked for another by then, it will not. */
const STANDS_STILL_MS = 2000;

export function createPictureWatch({ levels, onHopeless }: PictureWatchOptions): PictureWatch {
  let everPicture = false;
  /** In a row. */
  let pictureless = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    loading: () => clearTimeout(timer),
    buffered: ({ hasPicture }) => {
      clearTimeout(timer);
      everPicture ||= hasPicture;
      pictureless = hasPicture ? 0 : pictureless + 1;
      if (hasPicture) return;
      if (pictureless >= levels() + MORE_TRIES) onHopeless();
      // After a picture, the end of the sound may well come without one.
      else if (!everPicture) timer = setTimeout(onHopeless, STANDS_STILL_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
