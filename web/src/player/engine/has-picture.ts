import type { Fragment } from 'hls.js/light';

/** The library calls a segment buffered even when there was nothing in it. */
export function hasPicture({ elementaryStreams }: Pick<Fragment, 'elementaryStreams'>): boolean {
  return elementaryStreams.video !== null || elementaryStreams.audiovideo !== null;
}
