/**
 * The colours that follow from the one that an admin chose. Each is moved towards black or white as far as it takes to be read
 * on every surface of its theme, by the contrast that WCAG asks of text; one that is readable already stays as it is.
 */
export const accentPattern = /^#[0-9a-f]{6}$/i;

export interface AccentColours {
  readonly accent: string;
  readonly accentHover: string;
  readonly accentTint: string;
  readonly accentInk: string;
  readonly onAccent: string;
}

const readable = 4.5;

/** The surfaces of the palette that carry text; a test holds them against the style sheet. */
export const themeSurfaces = {
  light: { surfaces: ['#fbfaf7', '#ffffff', '#f3efe8'], card: '#ffffff', towards: '#000000', on: '#ffffff' },
  dark: { surfaces: ['#161412', '#1f1c19', '#262220'], card: '#1f1c19', towards: '#ffffff', on: '#161412' },
} as const;

export function accentColours(chosen: string, theme: 'light' | 'dark'): AccentColours {
  const { surfaces, card, towards, on } = themeSurfaces[theme];
  const accent = movedUntilRead(chosen.toLowerCase(), towards, surfaces);
  const accentTint = mixed(accent, card, 0.86);
  return {
    accent,
    accentHover: mixed(accent, towards, 0.18),
    accentTint,
    accentInk: movedUntilRead(mixed(accent, towards, 0.1), towards, [...surfaces, accentTint]),
    onAccent: on,
  };
}

function movedUntilRead(colour: string, towards: string, surfaces: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mixed(colour, towards, share);
    if (surfaces.every((surface) => contrastOf(moved, surface) >= readable)) return moved;
  }
  return towards;
}

function mixed(one: string, other: string, share: number): string {
  const parts = channelsOf(one).map((value, index) => {
    const mixture = value * (1 - share) + (channelsOf(other)[index] ?? 0) * share;
    return Math.round(mixture).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Named after the colour, and after the form of what is below, so that it can be kept for ever. */
export function themePath(accent: string): string {
  return `${themeFolder}${accent.slice(1)}.css?3`;
}

export const themeFolder = '/api/school/theme/';

/**
 * Twice the same selector: it wins over the palette of the style sheet, wherever it stands. The theatre asks for its colours by
 * names of their own, since the style sheet alone knows what stands in it: the header of a lesson does, without its class.
 */
export function themeCss(accent: string): string {
  const of = (theme: 'light' | 'dark', name: string) => {
    const { accentHover, accentTint, accentInk, onAccent, accent: own } = accentColours(accent, theme);
    return `--${name}accent:${own};--${name}accent-hover:${accentHover};--${name}accent-tint:${accentTint};--${name}accent-ink:${accentInk};--${name}on-accent:${onAccent}`;
  };
  const dark = of('dark', '');
  return `:root:root{${of('light', '')};${of('dark', 'theatre-')}}@media (prefers-color-scheme:dark){:root:root:where(:not([data-theme=light])){${dark}}}:root:root:where([data-theme=dark]){${dark}}`;
}
