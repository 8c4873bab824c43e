import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { ModulePayload, ModuleUpdate } from '@academy/contract/curriculum/curriculum-form.ts';
import { curriculumLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { modules as modulesTable } from '@academy/platform/database/schema/curriculum.ts';
import { newId } from '@academy/platform/ids.ts';
import { Refusal, refuseStaleEdit } from '../../refusal.ts';
import * as curriculum from './curriculum-editing.repository.ts';
import { createEditCurriculum } from './edit-curriculum.ts';
import { listLessons } from './lessons.repository.ts';
import type { LessonVideos } from './lessons.service.ts';
import { placeInOrder } from './place-in-order.ts';
import { presentManagedLesson } from './present-curriculum.ts';

export type ModulesService = ReturnType<typeof createModulesService>;

interface ModulePath {
  readonly courseId: string;
  readonly moduleId: string;
}

export function createModulesService(
  database: Database,
  videos: Pick<LessonVideos, 'removeWithLessons' | 'onVideosRemoved'>,
) {
  const edit = createEditCurriculum(database);

  return {
    create: (courseId: string, payload: ModulePayload): Promise<Module> =>
      edit(courseId, async (tx) => {
        const ids = await curriculum.listModuleIds(tx, courseId);
        if (ids.length >= curriculumLimits.modules) {
          throw new Refusal('too_many_modules', { limit: curriculumLimits.modules });
        }
        const id = newId();
        const placed = placeInOrder(ids, id, payload.order);
        await curriculum.insertModule(tx, { id, courseId, title: payload.title, position: placed.length });
        await curriculum.writeOrder(tx, modulesTable, placed, { editedId: id });
        return { _id: id, id, title: payload.title, order: placed.indexOf(id) + 1, lessons: [], revision: 1 };
      }),

    update: ({ courseId, moduleId }: ModulePath, payload: ModuleUpdate): Promise<Module> =>
      edit(courseId, async (tx) => {
        const module = await curriculum.findModule(tx, courseId, moduleId);
        if (module === undefined) throw new Refusal('module_not_found');
        refuseStaleEdit('module', { given: payload.revision, current: module.revision });
        const { id } = module;
        const revision = await curriculum.renameModule(tx, id, payload.title);
        const placed = placeInOrder(await curriculum.listModuleIds(tx, courseId), id, payload.order);
        await curriculum.writeOrder(tx, modulesTable, placed, { editedId: id });
        const { title } = payload;
        const lessons = (await listLessons(tx, id)).map((lesson, index) =>
          presentManagedLesson(lesson, { order: index + 1, moduleTitle: title }),
        );
        return { _id: id, id, title, order: placed.indexOf(id) + 1, lessons, revision };
      }),

    async remove({ courseId, moduleId }: ModulePath): Promise<void> {
      await edit(courseId, async (tx) => {
        const module = await curriculum.findModule(tx, courseId, moduleId);
        if (module === undefined) throw new Refusal('module_not_found');
        await curriculum.resetLastWatched(tx, await curriculum.listLessonIds(tx, module.id));
        await curriculum.deleteModule(tx, module.id);
        await videos.removeWithLessons(tx);
        await curriculum.writeOrder(tx, modulesTable, await curriculum.listModuleIds(tx, courseId));
      });
      videos.onVideosRemoved();
    },
  };
}
