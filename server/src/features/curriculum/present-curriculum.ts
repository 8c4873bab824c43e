import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import type { CurriculumRow } from './curriculum.repository.ts';

/**
 * Modules with their lessons from rows in order; orders on the wire count from 1, without gaps. Those
 * who may not read get an outline, in which the keys of content and video do not exist at all.
 */
export function presentCurriculum(
  rows: readonly CurriculumRow[],
  { withContent }: { withContent: boolean },
): Module[] {
  const modules: Module[] = [];
  for (const row of rows) {
    if (row.moduleId === null || row.moduleTitle === null) continue;
    let module = modules.at(-1);
    if (module?.id !== row.moduleId) {
      module = {
        _id: row.moduleId,
        id: row.moduleId,
        title: row.moduleTitle,
        order: modules.length + 1,
        lessons: [],
      };
      modules.push(module);
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
      ...(withContent ? { content: row.lessonContent, videoUrl: row.lessonVideoUrl } : {}),
    });
  }
  return modules;
}
