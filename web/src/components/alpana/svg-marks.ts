/** The smallest strokes of the drawing, as SVG text around the origin, pointing up. */

export interface Brush {
  fine: number;
  medium: number;
  bold: number;
  /** What closed shapes are filled with, so that a petal hides the lines behind it. */
  ground: string;
  tint: string;
}

/** One decimal is finer than any screen shows at these sizes, and keeps a cover small. */
export function num(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2).replace(/^-0$/, '0') : text;
}

/** A point `radius` away from the origin, `degrees` clockwise from straight up. */
export function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${num(radius * Math.sin(angle))} ${num(-radius * Math.cos(angle))}`;
}

export function path(d: string, width: number, extra = ''): string {
  return `<path d="${d}" stroke-width="${num(width)}"${extra}/>`;
}

export function circle(radius: number, width: number, extra = ''): string {
  return `<circle r="${num(radius)}" stroke-width="${num(width)}"${extra}/>`;
}

export function dot(radius: number, distance: number, color = '#fff8ec'): string {
  return `<circle cy="${num(-distance)}" r="${num(radius)}" fill="${color}" stroke="none"/>`;
}

/** `count` round dots on a circle in one element: a dashed stroke whose dashes have no length. */
export function beads(radius: number, count: number, size: number): string {
  const gap = (2 * Math.PI * radius) / count;
  return circle(radius, size, ` stroke-dasharray="0 ${gap.toFixed(3)}"`);
}

/** `count` short radial strokes on a circle, by the same trick. */
export function ticks(inner: number, outer: number, count: number, width: number): string {
  const middle = (inner + outer) / 2;
  const gap = (2 * Math.PI * middle) / count;
  return circle(
    middle,
    outer - inner,
    ` stroke-linecap="butt" stroke-dasharray="${num(width)} ${(gap - width).toFixed(3)}"`,
  );
}
