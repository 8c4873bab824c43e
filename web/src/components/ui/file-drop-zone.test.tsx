import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';
import { FileDropZone } from './file-drop-zone.tsx';

test('a screen reader finds the button alone, and the picker behind it opens with it', async () => {
  const onFile = vi.fn();
  render(<FileDropZone accept="video/*" title="Drag a film here" button="Choose a video" onFile={onFile} />);
  const button = screen.getByRole('button', { name: 'Choose a video' });
  const picker = pickerBehind(button);
  expect(picker.getAttribute('aria-hidden')).toBe('true');
  expect(picker.tabIndex).toBe(-1);
  expect(screen.queryByLabelText('Choose a video')).toBeNull();

  const opened = vi.fn();
  picker.addEventListener('click', opened);
  const hand = userEvent.setup({ delay: null });
  await hand.click(button);
  expect(opened).toHaveBeenCalledOnce();
  const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  await hand.upload(picker, film);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(film);
});

test('nobody is told to drag who has no mouse', () => {
  render(<FileDropZone accept="video/*" title="Drag a film here" button="Choose a video" onFile={vi.fn()} />);
  expect(screen.getByText('Drag a film here').classList.contains('pointer-coarse:hidden')).toBe(true);
});
