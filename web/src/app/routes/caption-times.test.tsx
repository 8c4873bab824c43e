import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, openCaptions, press } from '@/app/testing/open-captions.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { server } from '@/lib/testing/fake-server.ts';
import { playNatively } from '@/lib/testing/native-film.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const timeField = (edge: 'Start' | 'End', place = 1) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${edge} of cue ${place}` });

test('a time that a cue cannot have stays as it was typed, with a word about it, until it can', async () => {
  const { hand, cues } = await openCaptions(['Warp', 'Weft']);
  await field(1);
  const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start of cue 1' });
  const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'End of cue 1' });
  const write = async (input: HTMLElement, text: string) => {
    await hand.clear(input);
    await hand.type(input, text);
    await hand.tab();
  };
  await write(start, '9:99');
  await screen.findByText('Not a time, such as 0:20.5');
  expect(start.value).toBe('9:99');
  await write(start, '0:20');
  await screen.findByText('Choose a start before the end, 0:04.000.');
  expect(start.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible('a cue with a time that it cannot have');
  expect(cues()[0]?.startMs).toBe(0);
  await write(end, '0:22');
  await waitFor(() =>
    expect(cues().find(({ text }) => text === 'Warp')).toMatchObject({ startMs: 20_000, endMs: 22_000 }),
  );
  expect(screen.queryByText(/^Choose a start/)).toBeNull();
});

test('a time so near to the other that the cue could not be seen is refused, and not moved without a word', async () => {
  const { hand, cues } = await openCaptions(['Warp', 'Weft']);
  await field(1);
  await hand.clear(timeField('Start'));
  await hand.type(timeField('Start'), '0:03.95{Enter}');
  await screen.findByText('A cue lasts at least 0.1 seconds.');
  screen.getByText('Not saved: please look at the marked fields.');
  expect(timeField('Start').value).toBe('0:03.95');
  await hand.clear(timeField('End', 2));
  await hand.type(timeField('End', 2), '0:04{Enter}');
  await screen.findByText('Choose an end after the start, 0:04.000.');
  await hand.keyboard('{Escape}');
  expect(timeField('End', 2).value).toBe('0:08.000');
  await hand.clear(timeField('Start'));
  await hand.type(timeField('Start'), '0:03.9{Enter}');
  await waitFor(() => expect(cues()[0]).toMatchObject({ startMs: 3900, endMs: 4000 }));
});

test('a time after the end of the film is refused with where that is', async () => {
  const { hand, cues } = await openCaptions(['Warp', 'Weft']);
  await field(1);
  const write = async (edge: 'Start' | 'End', text: string) => {
    await hand.clear(timeField(edge, 2));
    await hand.type(timeField(edge, 2), `${text}{Enter}`);
  };
  await write('Start', '2:30');
  await screen.findByText('The film ends at 2:00.');
  await write('End', '2:45');
  expect(screen.getAllByText('The film ends at 2:00.')).toHaveLength(2);
  expect(server.made()).not.toContain('saveCues');
  await write('End', '2:00');
  await write('Start', '1:55');
  await waitFor(() => expect(cues()[1]).toMatchObject({ startMs: 115_000, endMs: 120_000 }));
});

test('leaving with a refused time is asked about first, and not once it is set', async () => {
  const { hand, address } = await openCaptions(['Warp', 'Weft'], { getCurriculum: [] });
  await field(1);
  await hand.clear(timeField('Start', 2));
  await hand.type(timeField('Start', 2), '0:12');
  await hand.click(screen.getByRole('link', { name: 'Back to the curriculum' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  question.getByText('Cue 2 cannot have the time that you typed. If you leave, its time stays as it was.');
  await expectAccessible('the question before captions are left');
  await hand.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(timeField('Start', 2).value).toBe('0:12');
  await hand.type(timeField('Start', 2), '{Escape}');
  await hand.click(screen.getByRole('link', { name: 'Back to the curriculum' }));
  await waitFor(() => expect(address()).toMatch(/\/edit\/curriculum(#|$)/));
});

test('a refused time is not set by a change that was not typed, but once it is asked for', async () => {
  const { hand, cues } = await openCaptions(['Warp', 'Weft', 'Loom']);
  await hand.click(await field(1));
  await hand.clear(timeField('Start'));
  await hand.type(timeField('Start'), '0:05');
  await hand.click(await field(1));
  await screen.findByText('Choose a start before the end, 0:04.000.');
  press('j', 'KeyJ', { altKey: true });
  await screen.findByText('Still 0:00.000. Press Enter to set this time.');
  await waitFor(() => expect(cues()).toMatchObject([{ startMs: 0, endMs: 8000 }, { startMs: 8000 }]));
  expect(timeField('Start').value).toBe('0:05');
  await screen.findByText('All other changes are saved');
  await hand.type(timeField('Start'), '{Enter}');
  await waitFor(() => expect(cues()[0]?.startMs).toBe(5000));
  await screen.findByText('All changes are saved');
  expect(timeField('Start').getAttribute('aria-invalid')).toBeNull();
});

test('a refused time is still there when its row was scrolled away and is back', async () => {
  const { hand } = await openCaptions(Array.from({ length: 80 }, (_, index) => `Thread ${index}`));
  await field(1);
  await hand.clear(timeField('Start', 3));
  await hand.type(timeField('Start', 3), '9:99');
  await hand.click(await field(1));
  await screen.findByText('Not a time, such as 0:20.5');
  const list = screen.getByRole('list', { name: 'Cues' });
  const scrolled = (top: number) => {
    vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    fireEvent.scroll(window);
  };
  scrolled(-6000);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Start of cue 3' })).toBeNull());
  scrolled(0);
  await screen.findByText('Not a time, such as 0:20.5');
  expect(timeField('Start', 3).value).toBe('9:99');
});
