/**
 * What is typed into a lesson's form, field by field. Each edit remembers the value it started from, so that two people
 * can change different fields of a lesson at the same time, and are told only when they change the same one.
 */
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { latinDigits } from '@academy/contract/quizzes/fold-answer.ts';
import { onOneLine } from '@academy/contract/text/character-count.ts';
import { type FieldEdit, isFieldEdit } from './typed-drafts.ts';

const lessonFieldNames = ['title', 'content', 'duration', 'videoUrl'] as const;
export type LessonFieldName = (typeof lessonFieldNames)[number];
export type LessonFields = Readonly<Record<LessonFieldName, string>>;

export type LessonEdits = { readonly [Name in LessonFieldName]?: FieldEdit };

export const emptyLessonFields: LessonFields = { title: '', content: '', duration: '', videoUrl: '' };

export function fieldsOf(
  lesson: Pick<Lesson, 'title' | 'content' | 'videoUrl' | 'givenDuration'>,
): LessonFields {
  return {
    title: lesson.title,
    content: lesson.content ?? '',
    duration: lesson.givenDuration ?? '',
    videoUrl: lesson.videoUrl ?? '',
  };
}

/** What the form shows: the typed values, and the saved ones where nothing was typed. */
export function editedFields(saved: LessonFields, edits: LessonEdits): LessonFields {
  return {
    title: edits.title?.value ?? saved.title,
    content: edits.content?.value ?? saved.content,
    duration: edits.duration?.value ?? saved.duration,
    videoUrl: edits.videoUrl?.value ?? saved.videoUrl,
  };
}

/** Typing the saved value again removes the edit: there is nothing left to save. */
export function withEdit(
  saved: LessonFields,
  edits: LessonEdits,
  name: LessonFieldName,
  value: string,
): LessonEdits {
  const { [name]: edit, ...others } = edits;
  if (value === saved[name]) return others;
  return { ...others, [name]: { value, basedOn: edit?.basedOn ?? saved[name] } };
}

export function hasEdits(edits: LessonEdits): boolean {
  return Object.keys(edits).length > 0;
}

/** The fields that were saved with another value elsewhere since the edit began. */
export function conflictsIn(saved: LessonFields, edits: LessonEdits): LessonFieldName[] {
  return lessonFieldNames.filter((name) => {
    const edit = edits[name];
    return edit !== undefined && edit.basedOn !== saved[name] && edit.value !== saved[name];
  });
}

/** Drops the edits that are in conflict and keeps the others. */
export function takingTheirs(saved: LessonFields, edits: LessonEdits): LessonEdits {
  const conflicts = new Set<string>(conflictsIn(saved, edits));
  return Object.fromEntries(Object.entries(edits).filter(([name]) => !conflicts.has(name)));
}

/** Keeps every edit, based on what is saved now, so that the next save overwrites it. */
export function keepingMine(saved: LessonFields, edits: LessonEdits): LessonEdits {
  return Object.fromEntries(
    lessonFieldNames.flatMap((name) => {
      const edit = edits[name];
      return edit === undefined || edit.value === saved[name]
        ? []
        : [[name, { value: edit.value, basedOn: saved[name] }]];
    }),
  );
}

/** The edits typed while `sent` was being saved. */
export function editsSince(sent: LessonEdits, now: LessonEdits): LessonEdits {
  return Object.fromEntries(
    lessonFieldNames.flatMap((name) => {
      const edit = now[name];
      const before = sent[name];
      if (edit === undefined || edit.value === before?.value) return [];
      return [[name, before === undefined ? edit : { value: edit.value, basedOn: before.value }]];
    }),
  );
}

/** What was typed into a lesson that is gone. */
export function asNewLesson(edits: LessonEdits): LessonEdits {
  return Object.entries(edits).reduce<LessonEdits>(
    (all, [name, { value }]) => withEdit(emptyLessonFields, all, name as LessonFieldName, value),
    {},
  );
}

/** The fields of a lesson in a request. A save always carries all of them. */
export function lessonBody({ title, content, duration, videoUrl }: LessonFields) {
  return { title: onOneLine(title), content, videoUrl: videoUrl.trim(), duration: keptDuration(duration) };
}

/** A duration may be typed in Bengali digits too, and is kept in Latin ones. */
export function keptDuration(typed: string): string {
  return latinDigits(typed).trim();
}

/** A kept draft may be from an older version of this page: only what still fits is read. */
export function readLessonEdits(kept: unknown): LessonEdits {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = new Map(Object.entries(kept));
  return Object.fromEntries(
    lessonFieldNames.flatMap((name) => {
      const edit: unknown = entries.get(name);
      return isFieldEdit(edit) ? [[name, { value: edit.value, basedOn: edit.basedOn }]] : [];
    }),
  );
}
