/** The browser's picker of files behind a button, which alone is for people. */
export function pickerBehind(button: HTMLElement): HTMLInputElement {
  const input = button.nextElementSibling;
  if (input instanceof HTMLInputElement && input.type === 'file') return input;
  throw new Error(`No picker stands behind ${button.textContent}.`);
}
