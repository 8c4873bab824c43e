import { expect, it } from 'vitest';
import {
  conflictsIn,
  editedFields,
  editsSince,
  fieldsOf,
  hasEdits,
  keepingMine,
  type LessonFields,
  lessonBody,
  readLessonEdits,
  takingTheirs,
  withEdit,
} from './lesson-fields.ts';

const saved: LessonFields = { title: 'Variables', content: 'Old', duration: '', videoUrl: '' };

it('reads a duration that the author did not give as empty', () => {
  expect(fieldsOf({ title: 'Variables', content: null, videoUrl: null, givenDuration: null })).toEqual({
    ...saved,
    content: '',
  });
});

it('shows typed values in place of saved ones', () => {
  const edits = withEdit(saved, {}, 'content', 'New');
  expect(editedFields({ ...saved, duration: '00:12' }, edits)).toEqual({
    ...saved,
    content: 'New',
    duration: '00:12',
  });
});

it('has nothing to save after typing the saved value again', () => {
  const edits = withEdit(saved, withEdit(saved, {}, 'title', 'Vari'), 'title', 'Variables');
  expect(hasEdits(edits)).toBe(false);
});

it('finds a conflict only where both changed a field to different values', () => {
  const edits = withEdit(saved, withEdit(saved, {}, 'content', 'Mine'), 'duration', '00:10');
  expect(conflictsIn({ ...saved, title: 'Theirs' }, edits)).toEqual([]);
  expect(conflictsIn({ ...saved, content: 'Mine' }, edits)).toEqual([]);
  expect(conflictsIn({ ...saved, content: 'Theirs' }, edits)).toEqual(['content']);
});

it('takes theirs in a conflict, and keeps the other edits', () => {
  const edits = withEdit(saved, withEdit(saved, {}, 'content', 'Mine'), 'duration', '00:10');
  const now = { ...saved, content: 'Theirs' };
  expect(editedFields(now, takingTheirs(now, edits))).toEqual({ ...now, duration: '00:10' });
});

it('keeps mine, and finds only later conflicts after that', () => {
  const edits = withEdit(saved, {}, 'content', 'Mine');
  const now = { ...saved, content: 'Theirs' };
  const kept = keepingMine(now, edits);
  expect(conflictsIn(now, kept)).toEqual([]);
  expect(editedFields(now, kept).content).toBe('Mine');
  expect(conflictsIn({ ...now, content: 'Theirs again' }, kept)).toEqual(['content']);
});

it('keeps what was typed during a save', () => {
  const sent = withEdit(saved, {}, 'content', 'First');
  const now = withEdit(saved, withEdit(saved, sent, 'content', 'First and more'), 'title', 'Names');
  expect(editsSince(sent, now)).toEqual({
    content: { value: 'First and more', basedOn: 'First' },
    title: { value: 'Names', basedOn: 'Variables' },
  });
  expect(hasEdits(editsSince(sent, sent))).toBe(false);
});

it('sends all fields of a lesson, changed or not', () => {
  const edits = withEdit(saved, {}, 'videoUrl', ' https://vimeo.com/1 ');
  expect(lessonBody(editedFields(saved, edits))).toEqual({ ...saved, videoUrl: 'https://vimeo.com/1' });
});

it('sends a duration that was typed in Bengali digits in Latin ones', () => {
  expect(lessonBody({ ...saved, duration: ' ০৮:৩০ ' }).duration).toBe('08:30');
});

const titleDraft = { title: { value: 'Half a ti', basedOn: 'Title' } };

it.each([
  undefined,
  null,
  7,
  'x',
  { title: 'x' },
  { title: { value: 1, basedOn: '' } },
  { other: titleDraft.title },
])('reads no edits from %j', (kept) => {
  expect(readLessonEdits(kept)).toEqual({});
});

it('reads the edits that were kept', () => {
  expect(readLessonEdits({ ...titleDraft, other: 1 })).toEqual(titleDraft);
});
