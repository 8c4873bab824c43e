import type { CaptionTrack } from '@academy/contract/captions/caption.ts';
import { expect, it } from 'vitest';
import { captionChoice, tracksToRead } from './caption-choice.ts';

const track = (language: string, more: Partial<CaptionTrack> = {}): CaptionTrack => ({
  language,
  origin: 'machine',
  isCorrected: false,
  isComplete: true,
  cueCount: 9,
  revision: 1,
  updatedAt: '2026-11-16T10:00:00.000Z',
  ...more,
});

const film = (spokenLanguage: string | null, ...languages: string[]) => ({
  spokenLanguage,
  tracks: languages.map((language) => track(language)),
});
const undecided = { isOn: null, language: null };
const told = (choice: ReturnType<typeof captionChoice>) =>
  choice && [choice.track.language, choice.isOn ? 'on' : 'off'];

it('is nothing where there is nothing to read', () => {
  const reader = { style: { isOn: true, language: 'en' }, interfaceLanguage: 'en' };
  expect(captionChoice(film('en'), reader)).toBeNull();
  const empty = { spokenLanguage: 'en', tracks: [track('en', { cueCount: 0, isComplete: false })] };
  expect(captionChoice(empty, reader)).toBeNull();
  expect(tracksToRead(empty)).toEqual([]);
});

it.each([
  [
    'on where the film speaks another language than the interface, which has captions',
    'bn',
    'en',
    ['en', 'on'],
  ],
  ['off where the film speaks the language of the interface', 'en', 'en', ['en', 'off']],
  ['off where nobody knows what the film speaks', null, 'bn', ['bn', 'off']],
  ['on in longer English as in English', 'bn', 'en-XA', ['en', 'on']],
] as const)('is %s', (_, spokenLanguage, interfaceLanguage, expected) => {
  const reader = { style: undecided, interfaceLanguage };
  expect(told(captionChoice(film(spokenLanguage, 'bn', 'en'), reader))).toEqual(expected);
});

it('is off where captions are in the film’s language alone: they would not help to understand it', () => {
  expect(told(captionChoice(film('bn', 'bn'), { style: undecided, interfaceLanguage: 'en' }))).toEqual([
    'bn',
    'off',
  ]);
});

it('is what the person chose, before anything else', () => {
  const off = { style: { isOn: false, language: 'en' }, interfaceLanguage: 'en' };
  expect(told(captionChoice(film('bn', 'en', 'bn'), off))).toEqual(['en', 'off']);
  const on = { style: { isOn: true, language: 'bn' }, interfaceLanguage: 'en' };
  expect(told(captionChoice(film('en', 'en', 'bn'), on))).toEqual(['bn', 'on']);
});

it('is the next best language where the film has none in the chosen one', () => {
  const style = { isOn: true, language: 'pt' };
  expect(told(captionChoice(film('en', 'en', 'pt-BR'), { style, interfaceLanguage: 'bn' }))?.[0]).toBe(
    'pt-BR',
  );
  expect(told(captionChoice(film('en', 'en', 'bn'), { style, interfaceLanguage: 'bn' }))?.[0]).toBe('bn');
  expect(told(captionChoice(film('hi', 'en', 'hi'), { style, interfaceLanguage: 'bn' }))?.[0]).toBe('hi');
  expect(told(captionChoice(film(null, 'ta', 'en'), { style, interfaceLanguage: 'bn' }))?.[0]).toBe('ta');
});
