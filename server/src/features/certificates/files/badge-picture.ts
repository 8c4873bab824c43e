/** The picture of a certificate: the course's painting with the code that leads to its page, and the credential baked in. */
import { bakedKeyword } from '@academy/contract/certificates/credential-file.ts';
import { writePngText } from '@academy/contract/certificates/png-text.ts';
import type { Hue } from '@academy/contract/courses/hues.ts';
import { qrSvg } from './qr-code.ts';

/** What draws paintings, of another feature. */
export interface Drawings {
  cover(cover: { courseId: string; hue: Hue; size: { width: number; height: number } }): string;
  renderPng(svg: string): Promise<Buffer>;
}

export interface BadgeFacts {
  readonly courseId: string;
  readonly hue: Hue;
  readonly pageUrl: string;
  readonly credential: string;
}

const side = 960;
const code = { side: 260, margin: 32 };

export async function badgePicture({ cover, renderPng }: Drawings, facts: BadgeFacts): Promise<Buffer> {
  const { courseId, hue, pageUrl, credential } = facts;
  const painting = cover({ courseId, hue, size: { width: side, height: side } });
  const at = side - code.side - code.margin;
  const place = `<svg x="${at}" y="${at}" width="${code.side}" height="${code.side}"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">`,
    painting,
    qrSvg(pageUrl).replace('<svg', place),
    '</svg>',
  ].join('');
  const png = new Uint8Array(await renderPng(svg));
  return Buffer.from(writePngText(png, bakedKeyword, credential));
}
