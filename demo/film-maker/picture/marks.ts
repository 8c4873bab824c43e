import { share } from './easing.ts';
import { palette } from './palette.ts';

/** The strokes and words that every picture is made of, as SVG text. */

export interface LineStyle {
  readonly color?: string;
  readonly width?: number;
  readonly fill?: string;
  readonly opacity?: number;
}

/** A line that is drawn as if by hand: at 0 it is not there, at 1 it is whole. */
export function drawn(d: string, progress: number, style: LineStyle = {}): string {
  if (progress <= 0) return '';
  const { color = palette.ink, width = 3, fill = 'none', opacity = 1 } = style;
  const dash = progress < 1 ? ` pathLength="1" stroke-dasharray="${n(progress)} 2"` : '';
  return `<path d="${d}" fill="${fill}" fill-opacity="${n(progress)}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${n(opacity)}"${dash}/>`;
}

/** From left to right, the head at the end: each part is a line of its own, or both would grow at once. */
export function arrow(x: number, y: number, length: number, progress: number, style: LineStyle = {}): string {
  const head = share(progress, 0.8, 1);
  return (
    drawn(`M${n(x)} ${n(y)}h${n(length)}`, share(progress, 0, 0.85), style) +
    drawn(`M${n(x + length - 13)} ${n(y - 9)}l13 9l-13 9`, head, style)
  );
}

export interface WordStyle {
  readonly size?: number;
  readonly color?: string;
  readonly family?: 'code' | 'sans' | 'serif';
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
}

export function words(x: number, y: number, text: string, style: WordStyle = {}): string {
  const {
    size = 26,
    color = palette.ink,
    family = 'sans',
    weight = 500,
    anchor = 'start',
    opacity = 1,
  } = style;
  if (opacity <= 0) return '';
  return `<text x="${n(x)}" y="${n(y)}" class="${family}" font-size="${n(size)}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}" opacity="${n(opacity)}">${escaped(text)}</text>`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxPath({ x, y, width, height }: Box, radius = 12): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${n(x + r)} ${n(y)}h${n(w)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(-w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(-h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A sheet of white on the paper. */
export function card(box: Box, opacity = 1): string {
  return faded(
    `<path d="${boxPath(box, 14)}" fill="${palette.card}" stroke="${palette.line}" stroke-width="2"/>`,
    opacity,
  );
}

export function disc(x: number, y: number, radius: number, fill: string, stroke = 'none', width = 3): string {
  if (radius <= 0) return '';
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function faded(svg: string, opacity: number): string {
  if (opacity <= 0 || svg === '') return '';
  return opacity >= 1 ? svg : `<g opacity="${n(opacity)}">${svg}</g>`;
}

export function moved(svg: string, x: number, y: number, scale = 1): string {
  if (svg === '') return '';
  return `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${n(scale)})`}">${svg}</g>`;
}

export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
