import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { ModulePayload, ModuleUpdate } from '@academy/contract/curriculum/curriculum-form.ts';
import { curriculumLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { modules as modulesTable } from '@academy/platform/database/schema/curriculum.ts';
import { newId } from '@academy/platform/ids.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { refuseStaleEdit } from '../../http/stale-edit.ts';
import * as order from './curriculum-editing.repository.ts';
import { createEditCurriculum } from './edit-curriculum.ts';
import { listLessons } from './lessons.repository.ts';
import type { LessonVideos } from './lessons.service.ts';
import * as modules from './modules.repository.ts';
import { placeInOrder } from './place-in-order.ts';
import { presentManagedLesson } from './present-lesson.ts';

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
        const ids = await order.listModuleIds(tx, courseId);
        if (ids.length >= curriculumLimits.modules) {
          throw new HttpError('conflict', `A course can have at most ${curriculumLimits.modules} modules.`);
        }
        const id = newId();
        const placed = placeInOrder(ids, id, payload.order);
        await modules.insertModule(tx, { id, courseId, title: payload.title, position: placed.length });
        await order.writeOrder(tx, modulesTable, placed, { editedId: id });
        return { _id: id, id, title: payload.title, order: placed.indexOf(id) + 1, lessons: [], revision: 1 };
      }),

    update: ({ courseId, moduleId }: ModulePath, payload: ModuleUpdate): Promise<Module> =>
      edit(courseId, async (tx) => {
        const module = await modules.findModule(tx, courseId, moduleId);
        if (module === undefined) throw notFound('Module');
        refuseStaleEdit('module', { given: payload.revision, current: module.revision });
        const { id } = module;
        const revision = await modules.renameModule(tx, id, payload.title);
        const placed = placeInOrder(await order.listModuleIds(tx, courseId), id, payload.order);
        await order.writeOrder(tx, modulesTable, placed, { editedId: id });
        const { title } = payload;
        const lessons = (await listLessons(tx, id)).map((lesson, index) =>
          presentManagedLesson(lesson, { order: index + 1, moduleTitle: title }),
        );
        return { _id: id, id, title, order: placed.indexOf(id) + 1, lessons, revision };
      }),

    async remove({ courseId, moduleId }: ModulePath): Promise<void> {
      await edit(courseId, async (tx) => {
        const module = await modules.findModule(tx, courseId, moduleId);
        if (module === undefined) throw notFound('Module');
        await order.leaveLessons(tx, await order.listLessonIds(tx, module.id));
        await modules.deleteModule(tx, module.id);
        await videos.removeWithLessons(tx);
        await order.writeOrder(tx, modulesTable, await order.listModuleIds(tx, courseId));
      });
      videos.onVideosRemoved();
    },
  };
}
