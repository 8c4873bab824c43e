/** What stands on the picture is read on any picture, so the worst is computed: a white one. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./player.css', import.meta.url), 'utf8');
const shade = /^\.player-shade \{([^}]+)\}/m.exec(css)?.[1] ?? '';

/** How opaque the shade is, by percent of its height; the first stop names no place and stands at its lower edge. */
const stops = [...shade.matchAll(/rgb\(8 7 6 \/ ([\d.]+)\)(?: (\d+)%)?/g)].map(([, alpha, at]) => ({
  alpha: Number(alpha),
  at: Number(at ?? 0),
}));

/** Luminance as WCAG 2.2 defines it, of a grey from 0 to 1. */
const luminance = (grey: number) => (grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4);
const NEAR_BLACK = 7 / 255;

function contrastOfWhite(shadeAlpha: number, inkAlpha: number): number {
  const ground = 1 - shadeAlpha + shadeAlpha * NEAR_BLACK;
  const ink = inkAlpha + (1 - inkAlpha) * ground;
  return (luminance(ink) + 0.05) / (luminance(ground) + 0.05);
}

it('white words, and the softer ones of the duration, are read on the shade over a white picture', () => {
  // The row of controls is the lower half of it.
  const underWords = stops.filter(({ at }) => at <= 50);
  expect(underWords.map(({ at }) => at)).toEqual([0, 50]);
  for (const { alpha } of underWords) {
    expect(contrastOfWhite(alpha, 1)).toBeGreaterThanOrEqual(7);
    expect(contrastOfWhite(alpha, 0.75)).toBeGreaterThanOrEqual(4.5);
  }
});

it('the seek bar is told from a white picture', () => {
  const underBar = stops.filter(({ at }) => at <= 75);
  for (const { alpha } of underBar) expect(contrastOfWhite(alpha, 1)).toBeGreaterThanOrEqual(4.5);
  expect(underBar.at(-1)?.at).toBe(75);
});
