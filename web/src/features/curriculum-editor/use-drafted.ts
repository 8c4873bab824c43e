import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findLesson } from './changes/curriculum-order.ts';
import type { OpenForm } from './editor-context.ts';
import type { TypedDrafts } from './lesson-form/typed-drafts.ts';

/** Which lessons have something typed that is not saved; what was typed last is open again when one comes back. */
export function useDrafted(drafts: TypedDrafts, modules: readonly Module[], open: (form: OpenForm) => void) {
  const [places, setPlaces] = useState(() => drafts.places());
  const first = useRef({ places, modules, open });

  useEffect(() => {
    const { places: kept, modules: known, open: openForm } = first.current;
    const form = kept.map((place) => formOf(place, known)).find((found) => found !== null);
    if (form) openForm(form);
  }, []);

  const lessons = useMemo(
    () => new Set(places.filter((place) => place.startsWith('lesson.')).map((place) => place.slice(7))),
    [places],
  );
  return { lessons, look: () => setPlaces(drafts.places()) };
}

/** The form of a draft; null where what it was typed into is gone. */
function formOf(place: string, modules: readonly Module[]): OpenForm | null {
  const [kind, id = ''] = place.split('.');
  if (kind === 'lesson' && findLesson(modules, id)) return { kind: 'lesson', lessonId: id };
  if (kind === 'new' && modules.some(({ _id }) => _id === id)) return { kind: 'new', moduleId: id };
  return null;
}
