import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOpenLessonInSight } from './use-open-lesson-in-sight.ts';

const ROW_PX = 40;
const LIST_PX = 200;

function List({ open, count = 20 }: { open: number; count?: number }) {
  const { list, content } = useOpenLessonInSight();
  return (
    <div ref={list} data-testid="list">
      <div ref={content}>
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <a key={at} href={`#${at}`} data-at={at} aria-current={at === open ? 'page' : undefined}>
            {at}
          </a>
        ))}
      </div>
    </div>
  );
}

/** Rows of one height, in a list that is as high as five of them. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.getAttribute('data-at');
    const scrolled = this.closest('[data-testid=list]')?.scrollTop ?? 0;
    return at === null
      ? new DOMRect(0, 0, 300, LIST_PX)
      : new DOMRect(0, Number(at) * ROW_PX - scrolled, 300, ROW_PX);
  });
}

test('the open lesson is seen in a list that is longer than its place, and one that is seen stays where it is', () => {
  layOut();
  const { getByTestId, rerender } = render(<List open={1} />);
  const list = getByTestId('list');
  expect(list.scrollTop).toBe(0);
  rerender(<List open={10} />);
  // In the middle: half of the list above it, and half below.
  expect(list.scrollTop).toBe(10 * ROW_PX + ROW_PX / 2 - LIST_PX / 2);
});

test('a list that readers scrolled is theirs, until another lesson is open', () => {
  layOut();
  const { getByTestId, rerender } = render(<List open={10} />);
  const list = getByTestId('list');
  list.scrollTop = 0;
  rerender(<List open={10} count={21} />);
  expect(list.scrollTop).toBe(0);
  rerender(<List open={11} count={21} />);
  expect(list.scrollTop).toBe(11 * ROW_PX + ROW_PX / 2 - LIST_PX / 2);
});
