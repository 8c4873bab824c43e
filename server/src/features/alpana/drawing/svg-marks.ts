/** The smallest strokes of the drawing, as SVG text around the origin, pointing up. */

export interface Brush {
  fine: number;
  medium: number;
  bold: number;
  line: string;
  /** What closed shapes are filled with, so that a petal hides the lines behind it. */
  ground: string;
  /** The ground with a breath of the tint, for petals that should stand forward. */
  wash: string;
  tint: string;
}

/** Drawings are made on a canvas so large that whole numbers are fine enough, which keeps them small. */
export function num(value: number): string {
  return String(Math.round(value) + 0);
}

/** A point `radius` away from the origin, `degrees` clockwise from straight up. */
export function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${num(radius * Math.sin(angle))} ${num(-radius * Math.cos(angle))}`;
}

/** Of medium width, which the root element of the drawing sets once for all. */
export function stroke(d: string, fill?: string): string {
  return `<path d="${d}"${fill ? ` fill="${fill}"` : ''}/>`;
}

export function fineStroke(d: string, { fine }: Brush, fill?: string): string {
  return `<path d="${d}" stroke-width="${num(fine)}"${fill ? ` fill="${fill}"` : ''}/>`;
}

export function solid(d: string, color: string): string {
  return `<path d="${d}" fill="${color}" stroke="none"/>`;
}

/** A leaf along the ray at `degrees`, between two radii. */
export function leafAt(inner: number, outer: number, degrees: number, spread: number): string {
  const middle = (inner + outer) / 2;
  return `M${polar(inner, degrees)}Q${polar(middle, degrees + spread)} ${polar(outer, degrees)}Q${polar(middle, degrees - spread)} ${polar(inner, degrees)}`;
}

export function ringLine(radius: number, width: number, fill?: string): string {
  return `<circle r="${num(radius)}" stroke-width="${num(width)}"${fill ? ` fill="${fill}"` : ''}/>`;
}

/** A line of no length with round ends. In the colour of the lines unless another is given. */
export function dot(radius: number, distance: number, color?: string): string {
  return `<path d="M0 ${num(-distance)}h0" stroke-width="${num(radius * 2)}"${color ? ` stroke="${color}"` : ''}/>`;
}

/** `count` round dots on a circle in one element: a dashed stroke whose dashes have no length. */
export function beads(radius: number, count: number, size: number): string {
  const gap = (2 * Math.PI * radius) / count;
  return `<circle r="${num(radius)}" stroke-width="${num(size)}" stroke-dasharray="0 ${gap.toFixed(2)}"/>`;
}

/** `count` short radial strokes on a circle, by the same trick; the first points up, or half a step beside it. */
export function ticks(
  inner: number,
  outer: number,
  count: number,
  width: number,
  shift: 0 | 0.5 = 0,
): string {
  const middle = (inner + outer) / 2;
  const step = (2 * Math.PI * middle) / count;
  const offset = width / 2 + step * shift;
  return `<circle r="${num(middle)}" stroke-width="${num(outer - inner)}" stroke-linecap="butt" stroke-dasharray="${num(width)} ${(step - Math.round(width)).toFixed(2)}" stroke-dashoffset="${num(offset)}" transform="rotate(-90)"/>`;
}
