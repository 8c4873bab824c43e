import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import type { OutlineRow } from './curriculum.repository.ts';

/** Modules with their lessons from rows in order. Orders on the wire count from 1, without gaps. */
export function outlineOf(rows: readonly OutlineRow[]): Module[] {
  const outline: Module[] = [];
  for (const row of rows) {
    if (row.moduleId === null || row.moduleTitle === null) continue;
    let module = outline.at(-1);
    if (module?.id !== row.moduleId) {
      module = {
        _id: row.moduleId,
        id: row.moduleId,
        title: row.moduleTitle,
        order: outline.length + 1,
        lessons: [],
      };
      outline.push(module);
    }
    if (row.lessonId === null || row.lessonTitle === null) continue;
    module.lessons.push({
      _id: row.lessonId,
      id: row.lessonId,
      title: row.lessonTitle,
      duration: row.lessonDuration ?? lessonDefaults.duration,
      order: module.lessons.length + 1,
      moduleId: module.id,
      moduleTitle: module.title,
    });
  }
  return outline;
}
