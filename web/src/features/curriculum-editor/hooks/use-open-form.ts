import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { lessonIdOfHash } from '@/config/paths.ts';
import { lessonsWithDraft } from '@/lib/part-drafts.ts';
import { useVisit } from '@/lib/use-visit.ts';
import type { ChangeQueue } from '../model/change-queue.ts';
import { findLesson, findModule } from '../model/curriculum-order.ts';
import { draftChanges, draftKeys as keys, newLessonOf, type TypedDrafts } from '../model/typed-drafts.ts';
import { elementIds, focusAfterRender } from './focus.ts';
import type { OpenForm } from './use-editor.ts';

/** What is kept on this device alone. */
export interface Drafted {
  /** Ids of lessons with unsaved changes. */
  readonly lessons: ReadonlySet<string>;
  /** Ids of modules with a new lesson that the server does not have yet. */
  readonly newLessonsOf: ReadonlySet<string>;
}

interface OpenFormOptions {
  readonly userId: string;
  readonly drafts: TypedDrafts;
  readonly queue: ChangeQueue;
  readonly modules: readonly Module[];
  readonly onNamed: (moduleId: string) => void;
}

/** The open form, at first the one that the address names, else that of the latest draft; and what is not saved. */
export function useOpenForm({ userId, drafts, queue, modules, onNamed }: OpenFormOptions) {
  // On its way to the server, a new lesson stands among the others, and is not to be gone on with.
  const changes = useSyncExternalStore(draftChanges.subscribe, draftChanges.count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are on the device, and read again with every change.
  const draftKeys = useMemo(
    () => [...drafts.keys().filter((key) => !isOnTheWay(key, queue)), ...keysOfParts(userId, modules)],
    [drafts, queue, userId, modules, changes],
  );
  const [form, setForm] = useState<OpenForm | null>(
    () => draftKeys.map((key) => formOf(key, modules)).find((found) => found !== null) ?? null,
  );
  useNamedLesson((lessonId) => {
    const lesson = findLesson(modules, lessonId);
    if (lesson === undefined) return;
    onNamed(lesson.moduleId);
    setForm({ kind: 'lesson', lessonId });
  });
  const drafted = useMemo(
    (): Drafted => ({
      lessons: idsOf(draftKeys, ['lesson']),
      newLessonsOf: idsOf(draftKeys, ['new', 'film']),
    }),
    [draftKeys],
  );
  return {
    form,
    open: (next: OpenForm | null) => {
      if (form?.kind === 'lesson' && next === null) focusAfterRender(elementIds.lessonToggle(form.lessonId));
      setForm(next);
      draftChanges.tell();
    },
    drafted,
    hasDrafts: draftKeys.some((key) => isOfSomething(key, modules, queue)),
    /** Modules that could not be saved, with new lessons in them. */
    lostModules: lostModulesOf(draftKeys, queue),
  };
}

/** Of lessons whose takeaways, chapters or questions are not saved. Where the film is gone, its chapters are not to be seen. */
function keysOfParts(userId: string, modules: readonly Module[]): string[] {
  const ids = (['takeaways', 'chapters', 'quiz'] as const).flatMap((part) =>
    lessonsWithDraft(part, userId).filter(
      (id) => part !== 'chapters' || findLesson(modules, id)?.parts?.video !== 'none',
    ),
  );
  return ids.map(keys.lesson);
}

function isOnTheWay(draftKey: string, queue: ChangeQueue): boolean {
  const lesson = newLessonOf(draftKey);
  return lesson !== null && queue.placesOnTheWay(lesson.moduleId).includes(lesson.place);
}

function idsOf(draftKeys: readonly string[], kinds: readonly string[]): ReadonlySet<string> {
  const parts = draftKeys.map((key) => key.split('.'));
  return new Set(parts.flatMap(([kind = '', id = '']) => (kinds.includes(kind) ? [id] : [])));
}

/** Its lesson or module may be gone. A module that was just saved is drawn once before its drafts have gone over to its new id. */
function isOfSomething(draftKey: string, modules: readonly Module[], { realId }: ChangeQueue): boolean {
  const [kind, id = ''] = draftKey.split('.');
  return (kind === 'lesson' ? findLesson(modules, id) : findModule(modules, realId(id))) !== undefined;
}

function lostModulesOf(draftKeys: readonly string[], queue: ChangeQueue): string[] {
  const ids = draftKeys.flatMap((key) => newLessonOf(key)?.moduleId ?? []);
  return [...new Set(ids)].filter(queue.isLost);
}

/** The form of a draft; null if its lesson or module is gone. */
function formOf(draftKey: string, modules: readonly Module[]): OpenForm | null {
  const [kind, id = ''] = draftKey.split('.');
  if (kind === 'lesson' && findLesson(modules, id)) return { kind: 'lesson', lessonId: id };
  if ((kind === 'new' || kind === 'film') && findModule(modules, id)) return { kind: 'new', moduleId: id };
  return null;
}

/** Other screens lead to a lesson by the hash of the address: its form is opened, and the keyboard is there. */
function useNamedLesson(openLesson: (lessonId: string) => void): void {
  const lessonId = useLocation({ select: ({ hash }) => lessonIdOfHash(hash) });
  const visit = useVisit();
  const open = useRef(openLesson);
  open.current = openLesson;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit of the address opens anew.
  useEffect(() => {
    if (lessonId === null) return;
    open.current(lessonId);
    focusAfterRender(elementIds.lessonToggle(lessonId));
  }, [lessonId, visit]);
}
