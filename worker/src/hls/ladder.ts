import { standardFrameRate } from './frame-rates.ts';

export interface RenditionPlan {
  readonly height: number;
  readonly width: number;
  readonly frameRate: number;
  /** The maximum, in bits a second: below it, quality decides. */
  readonly videoBitrate: number;
  readonly audioBitrate: number;
}

export interface Ladder {
  /** Made before the others: good enough to begin with, and quick to make. */
  readonly first: RenditionPlan;
  readonly rest: readonly RenditionPlan[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As it is shown: after rotation, with square pixels. */
interface ShownVideo extends Size {
  readonly frameRate: number;
}

const rungs = [240, 360, 480, 720, 1080];
const FIRST_HEIGHT = 360;
const TALLEST = 1080;
/** H.264 decoders in browsers and phones go this far. */
const WIDEST = 4096;
/** A source that is not this much larger than the top rung gets no rendition of its own size. */
const WORTH_ITS_OWN = 1.2;

/** Which renditions a video gets: the usual heights up to its own, never an enlargement. */
export function planLadder(video: ShownVideo): Ladder {
  const largest = fittingInto(video, WIDEST, TALLEST);
  const fitting = rungs.filter((height) => height <= video.height && widthAt(video, height) <= WIDEST);
  const top = fitting.at(-1) ?? 0;
  const heights = largest.height > top * WORTH_ITS_OWN ? [...fitting, largest.height] : fitting;
  const plans = heights.map((height) =>
    planOf(video, height === largest.height ? largest : { height, width: widthAt(video, height) }),
  );
  const first = plans.findLast(({ height }) => height <= FIRST_HEIGHT) ?? plans[0] ?? planOf(video, largest);
  return { first, rest: plans.filter((plan) => plan !== first) };
}

function planOf({ frameRate }: ShownVideo, { width, height }: Size): RenditionPlan {
  const rate = standardFrameRate(frameRate);
  return {
    height,
    width,
    frameRate: rate,
    videoBitrate: videoBitrateAt(width, height, rate),
    audioBitrate: height < 360 ? 64_000 : height < 720 ? 96_000 : 128_000,
  };
}

/** Finer pictures need fewer bits for each point. From 0.4 Mbit/s at 426 x 240 to 5 Mbit/s at 1920 x 1080. */
function videoBitrateAt(width: number, height: number, frameRate: number): number {
  const smallest = { pixels: 426 * 240, bitrate: 400_000 };
  const growth = Math.log(5_000_000 / smallest.bitrate) / Math.log((1920 * 1080) / smallest.pixels);
  const atThirty = smallest.bitrate * ((width * height) / smallest.pixels) ** growth;
  const bitrate = frameRate > 31 ? atThirty * 1.4 : atThirty;
  return Math.max(150_000, Math.round(bitrate / 10_000) * 10_000);
}

function fittingInto(video: ShownVideo, width: number, height: number): Size {
  const shrunk = Math.min(1, width / video.width, height / video.height);
  return { width: evenBelow(video.width * shrunk), height: evenBelow(video.height * shrunk) };
}

function widthAt(video: ShownVideo, height: number): number {
  const nearest = 2 * Math.round((video.width * height) / video.height / 2);
  return Math.max(2, Math.min(nearest, evenBelow(video.width)));
}

/** Colours are stored for blocks of two by two points, so width and height must be even. */
function evenBelow(length: number): number {
  return Math.max(2, 2 * Math.floor(Math.round(length) / 2));
}
