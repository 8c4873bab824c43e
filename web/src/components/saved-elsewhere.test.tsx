import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible, partOfAPage } from '@/lib/testing/expect-accessible.ts';
import type { ClashingField } from './clashes.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';

afterEach(() => vi.restoreAllMocks());

const lines = 'One\nTwo\nThree\nFour\n';
const longTexts = { label: 'Content', saved: `${lines}Saved there`, mine: `${lines}  Written here` };

function openNotice(clashes?: readonly ClashingField[]) {
  const ways = { onTakeTheirs: vi.fn(), onKeepMine: vi.fn() };
  const notice = render(<SavedElsewhere title="Changed elsewhere" {...(clashes && { clashes })} {...ways} />);
  return { ...notice, ...ways };
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

/** The boxes of these tests have no heights of their own. */
const haveHeights = (text: number, box: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(text);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(box);
};

test('two long texts are shown to their ends, in boxes that the keyboard can scroll', async () => {
  haveHeights(400, 160);
  openNotice([longTexts]);
  const saved = screen.getByRole('group', { name: 'Content, Saved:' });
  const mine = screen.getByRole('group', { name: 'Content, Yours:' });
  expect([saved, mine].map(({ textContent }) => textContent)).toEqual([longTexts.saved, longTexts.mine]);
  expect([saved.tabIndex, mine.tabIndex]).toEqual([0, 0]);
  expect(saved.className).toContain('overflow-y-auto');
  expect(saved.innerHTML).not.toContain('line-clamp');
  await expectAccessible('two long texts', partOfAPage);
});

test('long texts are shown from where they differ, and that is marked', () => {
  haveHeights(400, 160);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(300);
  const { container } = openNotice([longTexts]);
  const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent?.trim());
  expect(marked).toEqual(['Saved there', 'Written here']);
  expect(screen.getAllByRole('group').map(({ scrollTop }) => scrollTop)).toEqual([276, 276]);
});

test('texts that have nothing in common have nothing marked', () => {
  const { container } = openNotice([{ label: 'Title', saved: 'Flour', mine: 'Water' }]);
  expect(container.querySelector('mark')).toBeNull();
});

test('a text that is shown whole is no stop on the way through the page', () => {
  haveHeights(24, 24);
  const { container } = openNotice([{ label: 'Title', saved: 'Flour', mine: '' }]);
  expect(screen.getByRole('definition').textContent).toBe('Saved: FlourYours: Nothing');
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('it says before what each way on costs', () => {
  const { unmount } = openNotice([longTexts]);
  screen.getByText('“Load what was saved” replaces only what you typed in the fields shown here.');
  expect(buttons()).toEqual(['Load what was saved', 'Keep mine']);
  unmount();
  openNotice();
  screen.getByText('“Load what was saved” discards all that you typed here.');
});

test('where nothing clashes it asks nothing, and the one way on keeps both', () => {
  const { onTakeTheirs, onKeepMine } = openNotice([]);
  screen.getByText('It clashes with nothing that you typed. Both can be saved together.');
  expect(screen.queryByText(/Which one should stay/)).toBeNull();
  expect(buttons()).toEqual(['Save both']);
  screen.getByRole('button').click();
  expect(onKeepMine).toHaveBeenCalledOnce();
  expect(onTakeTheirs).not.toHaveBeenCalled();
});
