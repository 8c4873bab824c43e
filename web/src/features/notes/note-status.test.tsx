import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoteStatus } from './note-status.tsx';

it.each([
  [true, false, 'Not saved yet, kept on this device', true],
  [true, true, 'Saving...', false],
  [false, false, 'Not saved yet, kept on this device', false],
])(
  'a note that failed (%s) and is being saved (%s) says “%s”, as a failure: %s',
  (failed, saving, text, isDanger) => {
    render(<NoteStatus saving={saving} failed={failed} changed savedAt={null} />);
    expect(screen.getByText(text).classList.contains('text-danger')).toBe(isDanger);
  },
);
