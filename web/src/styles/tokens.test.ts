import { globSync, readFileSync } from 'node:fs';
import { groundOfHue } from '@academy/contract/courses/hues.ts';
import { themeCss } from '@academy/contract/school-settings/accent.ts';
import { describe, expect, it } from 'vitest';

type Palette = Readonly<Record<string, string>>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const theatreCss = readFileSync(new URL('./theatre.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@variant night');

const read = (text: string): Palette =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(?:var\(--[\w-]+, )?(#[0-9a-f]{6})\)?;/g)].map((match) => [
      match[1],
      match[2],
    ]),
  );

const light = read(lightCss);
const themes: Readonly<Record<string, Palette>> = {
  light,
  dark: { ...light, ...read(darkCss) },
  theatre: read(theatreCss),
};

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one = '', other = ''): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const surfaces = ['ground', 'card', 'sunken'];
const inks = ['ink', 'ink-soft', 'accent', 'accent-ink', 'danger', 'success', 'warning'];
const pairs = [
  ...surfaces.flatMap((surface) => inks.map((ink) => [ink, surface] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['accent-ink', 'accent-tint'],
  ['success', 'success-tint'],
  ['warning', 'warning-tint'],
  ['danger', 'danger-tint'],
  ['ink', 'success-tint'],
  ['ink', 'warning-tint'],
  ['ink', 'danger-tint'],
  ['ink', 'line'],
  ['ink', 'chosen'],
  ['ink-soft', 'chosen'],
] as const;

describe.each(Object.entries(themes))('the %s palette', (_name, palette) => {
  it.each(pairs)('lets %s be read on %s', (text, surface) => {
    expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('shows the edge of a control on %s', (surface) => {
    expect(contrast(palette['line-strong'], palette[surface])).toBeGreaterThanOrEqual(3);
  });
});

it('whatever takes the colours of the theatre takes those of the academy’s own accent', () => {
  const accents = [...theatreCss.matchAll(/--([\w-]*accent[\w-]*): ([^;]+);/g)];
  expect(accents.map(([, name]) => name)).toEqual(
    Object.keys(light).filter((name) => name.includes('accent')),
  );
  const ofRoot = /^:root:root\{([^}]+)\}/.exec(themeCss('#1d4ed8'))?.[1];
  for (const [, name, value] of accents) {
    expect(value).toMatch(new RegExp(`^var\\(--theatre-${name}, #`));
    expect(ofRoot).toContain(`--theatre-${name}:#`);
  }
});

/** Hue in degrees, saturation and lightness from 0 to 1. */
function hueOf(hex = ''): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const lightness = (least + most) / 2;
  // Of the colours between red and green, which yellow is one of.
  const hue = (60 * (green - blue)) / (most - least);
  return { hue, lightness, saturation: (most - least) / (1 - Math.abs(2 * lightness - 1)) };
}

describe.each(['light', 'dark'])('progress from 40 to 74 percent in the %s palette', (name) => {
  const palette = themes[name] ?? {};

  it('is a yellow, not a brown', () => {
    const { hue, saturation, lightness } = hueOf(palette['yellow']);
    expect(hue).toBeGreaterThanOrEqual(42);
    expect(hue).toBeLessThanOrEqual(60);
    expect(saturation).toBeGreaterThanOrEqual(0.8);
    expect(lightness).toBeGreaterThanOrEqual(0.45);
  });

  it('has an edge that can be told from the track', () => {
    expect(contrast(palette['yellow-edge'], palette['line'])).toBeGreaterThanOrEqual(3);
  });
});

it.each(Object.entries(groundOfHue))('the %s ground carries white', (_name, ground) => {
  expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(7);
});

// Tailwind's names of colours are computed once, for the page: on the theatre they would be the page's light ones.
it.each(globSync('*.css', { cwd: import.meta.dirname }).filter((file) => file !== 'theme.css'))(
  '%s has the colours of the place where it is used',
  (file) => {
    const rules = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(rules.match(/var\(--color-[\w-]+\)/g)).toBeNull();
  },
);
