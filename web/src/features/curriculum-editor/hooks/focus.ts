/**
 * Where the keyboard focus goes when its element is drawn again, closed or deleted. Elements are found by id, because the
 * one that takes the focus is often drawn by another part of the editor, and only after the change.
 */
export const elementIds = {
  module: (id: string) => `module-${id}`,
  /** Also of the one that adds the first. */
  addModule: 'add-module',
  /** By `keyOf`, so that the field keeps its id when the new module is saved. */
  moduleTitle: (key: string) => `title-of-${key}`,
  lessonToggle: (id: string) => `lesson-${id}`,
  addLesson: (moduleId: string) => `add-lesson-to-${moduleId}`,
  /** Of a module or a lesson. */
  dragHandle: (id: string) => `handle-of-${id}`,
  rowMenu: (id: string) => `menu-of-${id}`,
} as const;

export function focusNow(elementId: string): void {
  document.getElementById(elementId)?.focus();
}

export function focusAfterRender(elementId: string): void {
  requestAnimationFrame(() => focusNow(elementId));
}

export function selectAfterRender(elementId: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(elementId);
    if (element instanceof HTMLInputElement) element.select();
  });
}
