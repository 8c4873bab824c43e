/**
 * Stands under every component test: the fake server in place of the network, and after each test nothing is left of it.
 * What a page complains of in the console fails the test, unless it said so beforehand.
 */
import { longerEnglish } from '@academy/contract/interface/languages.ts';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { currentToast, dismissToast } from '@/components/ui/toast-store.ts';
import { speak } from '@/lib/language/language.ts';
import { messages } from '../../../locales/en.po?longer';
import { allowed } from './allow-errors.ts';
import { server } from './fake-server.ts';
import { untranslated } from './untranslated.ts';

// Before anything of the app is loaded, which may take hold of it.
globalThis.fetch = server.fetch;

// Busy cores are slow and not wrong (a first test waits for all the code of its page), and a whole page in an error message hides what it says.
configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? 'Not found.') });

// As the page of the app says.
document.documentElement.lang = 'en';

// No stylesheet is loaded here: what an element says itself is all there is, and to work out more takes a fifth of the time.
const notShown = document.createElement('i').style;
notShown.display = 'none';
globalThis.getComputedStyle = (element) => {
  const hidden =
    (element instanceof HTMLElement && element.hidden) ||
    (element instanceof HTMLDialogElement && !element.open);
  return hidden || !('style' in element) ? notShown : (element as HTMLElement).style;
};
window.getComputedStyle = globalThis.getComputedStyle;

const complaints: string[] = [];
/** The DOM of these tests does not know the element yet; browsers do. */
const unknownElement = /The tag <%s> is unrecognized in this browser\..* search$/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(
    (...said) => void complaints.push(said.map(String).join(' ')),
  );
});

/** In another language the whole page is in another language: texts that were kept in words stay behind, and are found. */
async function findEnglish(): Promise<string[]> {
  if (document.getElementById('main') === null) return [];
  await act(async () => speak(longerEnglish, messages));
  // A toast was said once, and to a screen reader in the same words.
  const toast = currentToast();
  const said = toast ? [toast.title, toast.description, toast.action?.label, 'Error'] : [];
  const found = untranslated(document.body).filter((text) => !said.includes(text));
  await act(async () => speak('en', {}));
  return found;
}

afterEach(async () => {
  vi.useRealTimers();
  const english = await findEnglish();
  cleanup();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
  window.localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way in this DOM.
    document.cookie = `${cookie.split('=')[0]}=; max-age=-1`;
  }
  const unexpected = complaints.filter(
    (text) => ![...allowed, unknownElement].some((pattern) => pattern.test(text)),
  );
  const problems = [...server.problems, ...unexpected, ...english.map((text) => `not translated: ${text}`)];
  complaints.length = 0;
  allowed.length = 0;
  server.reset();
  expect(problems, 'against the contract, or complained of in the console').toEqual([]);
});
