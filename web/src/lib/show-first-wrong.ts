const wrongFields = '[aria-invalid]';

/** In the middle of the window, since its own scrolling would leave the field and what is wrong with it under a bar. */
export function showFirstWrong(form: HTMLElement | null, fields = wrongFields): void {
  const field = form?.querySelector<HTMLElement>(fields);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
