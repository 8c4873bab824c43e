import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { sampleCurriculum } from '@/lib/testing/sample-data.ts';
import { elementIds } from '../hooks/focus.ts';
import { applyChange } from '../model/curriculum-change.ts';
import type { Move } from '../model/moves.ts';
import { useReordering } from './use-reordering.ts';

const oven = sampleCurriculum({
  'Before the oven': ['Flour', 'Kneading', 'Resting'],
  'In the oven': ['Steam'],
});

type Reordering = ReturnType<typeof useReordering>;

/** Handles in the order that is shown, each module drawing its own lessons, as the editor does. */
function openHandles({ onSave = vi.fn<(move: Move) => void>() } = {}) {
  let current: Reordering | undefined;
  function Handles() {
    const [modules, setModules] = useState<readonly Module[]>(oven);
    const reordering = useReordering(modules, (move) => {
      onSave(move);
      setModules(applyChange(modules, move));
    });
    current = reordering;
    const { lifting } = reordering;
    const handle = (id: string, title: string) => (
      <button
        type="button"
        key={id}
        id={elementIds.dragHandle(id)}
        aria-pressed={lifting.liftedId === id}
        onKeyDown={(event) => lifting.onHandleKey(event, id)}
        onBlur={(event) => lifting.onHandleBlur(event, id)}
      >
        {title}
      </button>
    );
    return (
      <>
        {reordering.shown.map(({ _id, title, lessons }) => (
          <section key={_id}>
            {handle(_id, title)}
            {lessons.map((lesson) => handle(lesson._id, lesson.title))}
          </section>
        ))}
        <p role="status">{reordering.message}</p>
      </>
    );
  }
  render(<Handles />);
  return {
    hand: userEvent.setup(),
    onSave,
    order: () => screen.getAllByRole('button').map(({ textContent }) => textContent),
    said: () => screen.getByRole('status').textContent,
    step: (...args: Parameters<Reordering['step']>) => act(() => current?.step(...args)),
  };
}

const handleOf = (name: string) => screen.getByRole('button', { name });
const asItWas = ['Before the oven', 'Flour', 'Kneading', 'Resting', 'In the oven', 'Steam'];

test('the keys lift a lesson, move it into the next module and drop it there', async () => {
  const { hand, onSave, order, said } = openHandles();
  handleOf('Resting').focus();
  await hand.keyboard(' ');
  expect(said()).toBe('Lesson Resting lifted, position 3 of 3 in module Before the oven.');
  expect(handleOf('Resting').getAttribute('aria-pressed')).toBe('true');
  await hand.keyboard('{ArrowDown}');
  expect(said()).toBe('Lesson Resting: position 1 of 2 in module In the oven.');
  expect(order()).toEqual(['Before the oven', 'Flour', 'Kneading', 'In the oven', 'Resting', 'Steam']);
  // It is a new element in the other module, and still has the focus.
  expect(document.activeElement).toBe(handleOf('Resting'));
  await hand.keyboard('{ArrowDown} ');
  expect(said()).toBe('Lesson Resting moved to position 2 of 2 in module In the oven.');
  expect(order()).toEqual(['Before the oven', 'Flour', 'Kneading', 'In the oven', 'Steam', 'Resting']);
  expect(onSave.mock.calls).toEqual([
    [{ kind: 'move-lesson', id: 'resting', moduleId: 'in-the-oven', order: 2 }],
  ]);
});

test('Escape puts the lesson back, and saves nothing', async () => {
  const { hand, onSave, order, said } = openHandles();
  handleOf('Resting').focus();
  await hand.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(said()).toBe('Lesson Resting is back at position 3 of 3 in module Before the oven.');
  expect(order()).toEqual(asItWas);
  expect(onSave).not.toHaveBeenCalled();
});

test('leaving the handle cancels the move', async () => {
  const { hand, onSave, order, said } = openHandles();
  handleOf('Flour').focus();
  await hand.keyboard(' {ArrowDown}');
  expect(order()).toEqual(['Before the oven', 'Kneading', 'Flour', 'Resting', 'In the oven', 'Steam']);
  await hand.tab();
  expect(said()).toBe('Lesson Flour is back at position 1 of 3 in module Before the oven.');
  expect(order()).toEqual(asItWas);
  expect(onSave).not.toHaveBeenCalled();
});

test('dropping at the same position saves nothing, and neither do the arrow keys alone', async () => {
  const { hand, onSave, order } = openHandles();
  handleOf('Kneading').focus();
  await hand.keyboard('{ArrowDown}{ArrowUp}');
  expect(order()).toEqual(asItWas);
  await hand.keyboard(' {ArrowDown}{ArrowUp} ');
  expect(order()).toEqual(asItWas);
  expect(onSave).not.toHaveBeenCalled();
});

test('a module moves with its lessons, and stops at the ends', async () => {
  const { hand, onSave, order, said } = openHandles();
  handleOf('In the oven').focus();
  await hand.keyboard(' {ArrowDown}{ArrowUp}{ArrowUp} ');
  expect(said()).toBe('Module In the oven moved to position 1 of 2.');
  expect(order()).toEqual(['In the oven', 'Steam', 'Before the oven', 'Flour', 'Kneading', 'Resting']);
  expect(onSave.mock.calls).toEqual([[{ kind: 'move-module', id: 'in-the-oven', order: 1 }]]);
});

test('one step without lifting is saved at once, and stops at the ends', () => {
  const { onSave, order, step } = openHandles();
  step('steam', 'up');
  expect(onSave).toHaveBeenLastCalledWith({
    kind: 'move-lesson',
    id: 'steam',
    moduleId: 'before-the-oven',
    order: 4,
  });
  expect(order()).toEqual(['Before the oven', 'Flour', 'Kneading', 'Resting', 'Steam', 'In the oven']);
  step('flour', 'up');
  expect(onSave).toHaveBeenCalledOnce();
});
