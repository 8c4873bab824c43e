import type { Source } from '@academy/contract/chats/answer.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatCalled, lessonIds, listOf, openAssistant, warp, weft } from '@/app/testing/open-assistant.ts';
import { quotingAnswer, sampleExchange } from '@/lib/testing/fake-answer.ts';
import type { Answers } from '@/lib/testing/fake-server.ts';
import { playNatively } from '@/lib/testing/native-film.ts';

beforeEach(playNatively);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { text: _, ...place } = warp;
const here = { lessonId: place.lessonId, moduleId: place.moduleId, lessonTitle: place.lessonTitle };
const paragraph: Source = {
  ...{ ...here, kind: 'content', paragraph: 2, text: 'Wind the yarn before you begin.' },
};
const slides = { id: crypto.randomUUID(), name: 'slides.pdf' };
const page: Source = {
  ...{ ...here, kind: 'file', resourceId: slides.id, name: slides.name, page: 4, text: 'Ten ways to knot.' },
};

async function openAnswer(sources: readonly Source[], answers: Answers = {}) {
  const chat = chatCalled('About the warp');
  const exchange = sampleExchange('What is stretched?', quotingAnswer(...sources));
  const opened = await openAssistant({
    answers: { listChats: listOf(chat), getChat: { ...chat, exchanges: [exchange] }, ...answers },
  });
  await opened.hand.click(await opened.panel.findByRole('button', { name: 'About the warp' }));
  await opened.panel.findByText(/What is stretched\?/);
  return opened;
}

test('a paragraph is opened in the text of its lesson, marked, and reading goes on there', async () => {
  const { hand, panel, address } = await openAnswer([paragraph]);
  expect(panel.getByText('In paragraph 2 of this lesson’s text:')).toBeDefined();
  await hand.click(panel.getByRole('link', { name: 'Paragraph 2' }));
  const text = 'Wind the yarn before you begin. Then wait.';
  await waitFor(() => expect(document.querySelector('[data-marked]')?.textContent).toBe(text));
  const marked = document.querySelector('[data-marked]');
  expect(marked?.closest('[data-assistant]')).toBeNull();
  expect(document.activeElement).toBe(marked);
  expect(address()).toContain('passage=Wind');
  expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
});

test('a moment that is found in the outline is gone to each time it is chosen', async () => {
  const [lessonId, moduleId] = [place.lessonId, place.moduleId];
  const { hand, film, address } = await openAssistant({
    answers: {
      searchMoments: ({ query: { courseId = '' } }) => ({
        moments: [
          {
            ...{ kind: 'speech' as const, canOpen: true, courseId, moduleId, lessonId, seconds: 9 },
            ...{ courseTitle: 'Weaving', lessonTitle: place.lessonTitle, language: 'en' },
            passage: [{ text: 'The weft', isHit: true }],
          },
        ],
        after: null,
      }),
    },
  });
  await hand.type(await screen.findByRole('searchbox', { name: 'Search this course' }), 'weft');
  const link = await screen.findByRole('link', { name: /The weft/ });
  await hand.click(link);
  await waitFor(() => expect(address()).toContain('?t='));
  const there = film.position();
  await film.goTo(40);
  await hand.click(link);
  await waitFor(() => expect(film.position()).toBe(there));
});

test('a file is marked among the resources', async () => {
  const file = {
    ...{ _id: slides.id, id: slides.id, kind: 'file' as const, name: slides.name, description: '' },
    ...{ order: 1, revision: 1, extension: 'pdf', bytes: 1000 },
  };
  const { hand, panel } = await openAnswer([page], { listResources: [file] });
  expect(panel.getByText('On page 4 of the file “slides.pdf”:')).toBeDefined();
  await hand.click(panel.getByRole('link', { name: 'slides.pdf · page 4' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('slides.pdf'));
  expect(document.activeElement?.hasAttribute('data-marked')).toBe(true);
  expect(screen.getByRole('tab', { name: 'Resources' }).getAttribute('aria-selected')).toBe('true');
});

test('a moment of another lesson opens it there, and what is said there is shown before', async () => {
  const { hand, panel, address } = await openAnswer([weft]);
  const chip = panel.getByRole('link', { name: 'at 1 minute 15 seconds of The first flower' });
  fireEvent.pointerEnter(chip);
  const hint = await screen.findByRole('tooltip');
  expect(hint.textContent).toBe('Now comes the weft.');
  expect(chip.getAttribute('aria-describedby')).toBe(hint.id);
  fireEvent.keyDown(chip, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await hand.click(chip);
  await waitFor(() => expect(address()).toContain(`/lesson/${lessonIds[1]}?t=75`));
});

/** A browser with a voice: it says what it is given when the test lets it. */
function giveVoice() {
  const said: SpeechSynthesisUtterance[] = [];
  class Utterance {
    lang = '';
    voice = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const cancel = vi.fn();
  const speech = {
    speak: (one: SpeechSynthesisUtterance) => void said.push(one),
    cancel,
    getVoices: () => [],
  };
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const tell = (event: 'onstart' | 'onend') => {
    const last = said.at(-1);
    last?.[event]?.call(last, new Event('x') as SpeechSynthesisEvent);
  };
  return { said, cancel, tell };
}

test('an answer is read aloud sentence by sentence, marked as it goes, and stops when it is pressed again', async () => {
  const voice = giveVoice();
  const { panel, hand, log } = await openAnswer([warp]);
  const button = () => within(log()).getAllByRole('button', { name: 'Read aloud' })[1] as HTMLElement;
  expect(button().getAttribute('aria-pressed')).toBe('false');
  await hand.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(voice.said.map(({ text, lang }) => [text, lang])).toEqual([['At 0:26 of this lesson:', 'en']]);
  voice.tell('onstart');
  expect(document.querySelector('[data-spoken]')?.textContent).toBe('At 0:26 of this lesson:');
  voice.tell('onend');
  expect(voice.said.at(-1)?.text).toBe('“The warp is stretched, thread by thread.”');
  voice.tell('onstart');
  expect(document.querySelector('[data-spoken]')?.textContent).toContain('The warp is stretched');
  await hand.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(document.querySelector('[data-spoken]')).toBeNull();

  // To its end; and a look elsewhere silences it.
  await hand.click(button());
  voice.tell('onend');
  voice.tell('onend');
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('false'));
  await hand.click(button());
  const before = voice.cancel.mock.calls.length;
  await hand.click(panel.getByRole('button', { name: 'New Chat' }));
  expect(voice.cancel.mock.calls.length).toBeGreaterThan(before);
});
