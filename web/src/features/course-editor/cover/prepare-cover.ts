import { coverFrame, fitWithin } from './fit-within.ts';

const quality = 0.86;

/**
 * A picture as it is sent: no larger than it is ever shown, and drawn anew, which leaves behind where and with what
 * it was taken. Turned as its camera says.
 */
export async function prepareCover(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new Error('This file is no picture that can be read. Choose a JPEG, PNG or WebP file.');
  const { width, height } = fitWithin(picture, coverFrame);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser could not prepare the picture.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  // A browser that cannot write WebP answers with PNG, which may be many times as large.
  const webp = await encode(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : encode(onWhite(canvas), 'image/jpeg');
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser could not prepare the picture.'))),
      type,
      quality,
    );
  });
}

/** JPEG knows no transparency and would make it black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
