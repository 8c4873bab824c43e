import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import { embeddedLinkOf } from '@academy/contract/videos/video-link.ts';
import type { CurriculumRow } from './curriculum.repository.ts';

/** How much of a curriculum somebody is shown. */
export type CurriculumView = 'outline' | 'content' | 'managed';

/**
 * Modules with their lessons from rows in order; orders on the wire count from 1, without gaps. Those who may not read
 * get an outline, in which the keys of content and video do not exist at all; those who manage it, what editing needs.
 */
export function presentCurriculum(rows: readonly CurriculumRow[], view: CurriculumView): Module[] {
  const managed = view === 'managed';
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
        ...(managed && row.moduleRevision !== null ? { revision: row.moduleRevision } : {}),
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
      ...(view === 'outline'
        ? {}
        : {
            content: row.lessonContent,
            videoUrl: managed ? row.lessonVideoUrl : embeddedLinkOf(row.lessonVideoUrl),
          }),
      ...(managed && row.lessonRevision !== null
        ? { givenDuration: row.lessonDuration, revision: row.lessonRevision }
        : {}),
    });
  }
  return modules;
}
