/**
 * What is typed into a lesson's form, field by field. Each edit remembers what stood there when it was begun, so that
 * two people who change different fields are never in each other's way, and two who change the same one are told.
 */
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { onOneLine } from '@academy/contract/text/character-count.ts';

export const lessonFieldNames = ['title', 'content', 'duration', 'videoUrl'] as const;
export type LessonFieldName = (typeof lessonFieldNames)[number];
export type LessonFields = Readonly<Record<LessonFieldName, string>>;

export interface FieldEdit {
  readonly value: string;
  readonly basedOn: string;
}

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

/** What the form shows: what was typed, and where nothing was, what the academy has. */
export function editedFields(saved: LessonFields, edits: LessonEdits): LessonFields {
  return {
    title: edits.title?.value ?? saved.title,
    content: edits.content?.value ?? saved.content,
    duration: edits.duration?.value ?? saved.duration,
    videoUrl: edits.videoUrl?.value ?? saved.videoUrl,
  };
}

/** Back at what the academy has, there is nothing left to save. */
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

/** The fields that somebody else has changed into something else meanwhile. */
export function conflictsIn(saved: LessonFields, edits: LessonEdits): LessonFieldName[] {
  return lessonFieldNames.filter((name) => {
    const edit = edits[name];
    return edit !== undefined && edit.basedOn !== saved[name] && edit.value !== saved[name];
  });
}

/** Takes what they wrote where both did; everything else stays as it was typed. */
export function takingTheirs(saved: LessonFields, edits: LessonEdits): LessonEdits {
  const conflicts = new Set<string>(conflictsIn(saved, edits));
  return Object.fromEntries(Object.entries(edits).filter(([name]) => !conflicts.has(name)));
}

/** Holds on to what was typed, knowing now what it replaces. */
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

/** What remains to be saved of what was typed, when this much of it has been. */
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

/** What the academy is told of a lesson: always all of it, as it is typed and otherwise as it is. */
export function lessonBody({ title, content, duration, videoUrl }: LessonFields) {
  return { title: onOneLine(title), content, videoUrl: videoUrl.trim(), duration: duration.trim() };
}
