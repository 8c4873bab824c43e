import { describe, expect, it } from 'vitest';
import { accentColours, contrastOf, themeCss, themeSurfaces } from './accent.ts';
import { domainOfAddress, plainDomain, supportLink } from './school-setting-rules.ts';
import { defaultSchoolSettings, readSchoolSettings } from './school-settings.ts';

const colours = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#808080',
  '#00ff00',
  '#0000ff',
  '#b0441c',
  '#ff69b4',
  '#123456',
];

describe.each(['light', 'dark'] as const)('an accent in the %s theme', (theme) => {
  it.each(colours)('%s is made so that all of it can be read', (chosen) => {
    const { accent, accentHover, accentInk, accentTint, onAccent } = accentColours(chosen, theme);
    for (const surface of themeSurfaces[theme].surfaces) {
      expect(contrastOf(accent, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(accentInk, surface)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastOf(accentInk, accentTint)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(onAccent, accentHover)).toBeGreaterThanOrEqual(4.5);
  });
});

it('a colour that can be read stays as it was chosen', () => {
  expect(accentColours('#1D4ED8', 'light').accent).toBe('#1d4ed8');
  expect(accentColours('#93c5fd', 'dark').accent).toBe('#93c5fd');
});

it('the style sheet of an accent has colours and nothing else', () => {
  expect(themeCss('#ffff00')).toMatch(/^(?:[:.\w@()[\]= -]+\{|--[\w-]+:#[0-9a-f]{6};?|\})+$/);
});

it.each([
  ['example.org', 'example.org'],
  [' @Example.ORG ', 'example.org'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['localhost', null],
  ['exa mple.org', null],
  ['a@b.org', null],
  ['127.0.0.1', null],
  ['example.org/path', null],
])('%j is the domain %j', (text, domain) => {
  expect(plainDomain(text)).toBe(domain);
});

it('the domain of an address is what stands behind its last @', () => {
  expect(domainOfAddress('"a@other.org"@Example.org')).toBe('example.org');
  expect(domainOfAddress('nobody')).toBeNull();
});

it.each([
  ['help@example.org', 'mailto:help@example.org'],
  ['mailto:help@example.org', 'mailto:help@example.org'],
  ['https://example.org/help', 'https://example.org/help'],
  ['javascript:alert(1)', null],
  ['https://me:secret@example.org', null],
  ['example.org', null],
  ['a@b.org?cc=c@d.org', null],
])('%j leads to %j for help', (text, link) => {
  expect(supportLink(text)).toBe(link);
});

it('a stored value that this version does not know counts as not chosen', () => {
  expect(readSchoolSettings({ signUp: 'friends', academyName: 'Ours', later: 1 })).toEqual({
    ...defaultSchoolSettings,
    academyName: 'Ours',
  });
});
