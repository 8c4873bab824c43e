import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PlotFrame } from './plot-frame.tsx';
import { csvOf } from './plot-table.ts';

const table = {
  columns: ['Lesson', 'Reached'],
  rows: [
    ['=HYPERLINK("x")', 100_000],
    ['তাঁত', null],
  ],
};

function openFrame() {
  render(
    <PlotFrame title="How far they come" sentence="All of them." table={table} fileName="reach">
      <p>the plot</p>
    </PlotFrame>,
  );
  return userEvent.setup({ delay: null });
}

test('the table behind a plot is there for screen readers, and for all at a press', async () => {
  const hand = openFrame();
  const lines = within(screen.getByRole('table', { name: 'How far they come' })).getAllByRole('row');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'LessonReached',
    '=HYPERLINK("x")100,000',
    'তাঁত–',
  ]);
  expect(screen.queryByRole('region', { name: 'How far they come' })?.tagName).toBe('SECTION');

  const toggle = screen.getByRole('button', { name: 'Table How far they come' });
  await hand.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText('the plot')).toBeNull();
  expect(screen.getByRole('table').parentElement?.tabIndex).toBe(0);
  await hand.click(toggle);
  expect(screen.getByText('the plot')).toBeDefined();
});

test('the file has what the table has, and no spreadsheet runs any of it', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:plot');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const hand = openFrame();
  await hand.click(screen.getByRole('button', { name: 'CSV How far they come' }));
  expect(names).toEqual(['reach.csv']);
  const [file] = made.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('No file was made.');
  expect(file.type).toBe('text/csv');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(csvOf(table));
  expect(csvOf(table)).toBe('"Lesson","Reached"\n"\'=HYPERLINK(""x"")","100000"\n"তাঁত",""\n');
  vi.restoreAllMocks();
});
