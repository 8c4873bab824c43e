/** What a person can choose on a device; without a choice a page follows the system. */
const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Read by the server, so that a page comes in its colours and never flashes in others. */
export const themeCookie = 'academy_theme';

export function isTheme(text: unknown): text is Theme {
  return themes.some((theme) => theme === text);
}
