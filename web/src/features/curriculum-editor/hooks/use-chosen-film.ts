import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '@/features/auth/session.ts';
import { draftKeys } from '../model/typed-drafts.ts';
import { useEditor } from './use-editor.ts';

/** They outlive the form and the page, as the changes of a queue do: one for each new lesson of a module. */
const films = new WeakMap<QueryClient, Map<string, File>>();

function filmsOf(queryClient: QueryClient): Map<string, File> {
  const ofClient = films.get(queryClient) ?? new Map<string, File>();
  films.set(queryClient, ofClient);
  return ofClient;
}

/**
 * The film chosen for a lesson that does not exist yet, until it does. A file cannot be kept on the device, but its name is: after a
 * reload the author is told which one to choose again.
 */
export function useChosenFilm(moduleId: string, place: number) {
  const { courseId, drafts, draftsChanged, keyOf, realId } = useEditor();
  const kept = filmsOf(useQueryClient());
  const userId = useSession()?.id ?? '';
  // By `keyOf`, so that the film stays when the new module is saved.
  const key = keyStart(userId, courseId, keyOf(moduleId)) + place;
  const [film, setFilm] = useState(() => kept.get(key));
  const [lostName, setLostName] = useState(() =>
    film ? undefined : readName(drafts.read(draftKeys.film(moduleId, place))),
  );

  const keep = (next: File | undefined) => {
    setFilm(next);
    setLostName(undefined);
    if (next) kept.set(key, next);
    else kept.delete(key);
    // The module may have got its id from the server since the form was drawn.
    drafts.keep(draftKeys.film(realId(moduleId), place), next && { name: next.name });
    draftsChanged();
  };
  return {
    film,
    /** Of a film that was chosen before a reload, and has to be chosen again. */
    lostName,
    keep,
  };
}

const keyStart = (userId: string, courseId: string, moduleKey: string) =>
  `${userId} ${courseId} ${moduleKey} `;

/** The films of all new lessons of a module that could not be saved, which go where its drafts go. */
export interface FilmsOfModules {
  readonly move: (fromId: string, toId: string) => void;
  readonly drop: (moduleId: string) => void;
}

export function useFilmsOfModules(courseId: string): FilmsOfModules {
  const kept = filmsOf(useQueryClient());
  const userId = useSession()?.id ?? '';
  const startOf = (moduleId: string) => keyStart(userId, courseId, moduleId);
  const take = (moduleId: string) =>
    [...kept].flatMap(([key, film]) => {
      if (!key.startsWith(startOf(moduleId))) return [];
      kept.delete(key);
      return [{ place: key.slice(startOf(moduleId).length), film }];
    });
  return {
    move: (fromId, toId) => {
      for (const { place, film } of take(fromId)) kept.set(startOf(toId) + place, film);
    },
    drop: (moduleId) => void take(moduleId),
  };
}

/** A kept draft may be from another version of this page. */
function readName(draft: unknown): string | undefined {
  if (typeof draft !== 'object' || draft === null || !('name' in draft)) return undefined;
  return typeof draft.name === 'string' ? draft.name : undefined;
}
