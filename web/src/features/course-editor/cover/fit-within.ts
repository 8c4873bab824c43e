export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a cover is shown at, at most, on a screen of two pixels a point. */
export const coverFrame: Size = { width: 1600, height: 900 };

/** As large as it is, or smaller so that it fits; never larger, never out of shape, never of no pixel. */
export function fitWithin({ width, height }: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / width, frame.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
