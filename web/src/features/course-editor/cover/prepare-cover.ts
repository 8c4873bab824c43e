import { PictureFailure } from './cover-failure.ts';

const quality = 0.86;

/**
 * The picture as it is uploaded: no larger than it is ever shown, and redrawn, which removes the place and camera of a
 * photograph and turns it upright.
 */
export async function prepareCover(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new PictureFailure('unreadable');
  const { width, height } = fitWithin(picture, coverFrame);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFailure('browser');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  // A browser that cannot write WebP answers with PNG, which may be many times as large.
  const webp = await encode(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : encode(onWhite(canvas), 'image/jpeg');
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureFailure('browser'))), type, quality);
  });
}

/** JPEG has no transparency and would make it black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size a cover is shown at, on a screen with two pixels per point. */
export const coverFrame: Size = { width: 1600, height: 900 };

/** Scales down to fit, never up; keeps the shape and at least one pixel. */
export function fitWithin({ width, height }: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / width, frame.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
