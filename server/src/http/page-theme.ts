/** In which colours a page is sent, where the person chose some. */
import { isTheme, type Theme, themeCookie } from '@academy/contract/interface/themes.ts';

const inCookies = new RegExp(`(?:^|; )${themeCookie}=(\\w+)`);

export function pageTheme({ cookie = '' }: { readonly cookie?: string | undefined }): Theme | undefined {
  const chosen = inCookies.exec(cookie)?.[1];
  return isTheme(chosen) ? chosen : undefined;
}

const frameColour = /^ *<meta name="theme-color"[^>]*prefers-color-scheme: (\w+)[^>]*>\n/gm;

/** Marks the page for its style sheet, and leaves the browser one colour for its own frame. */
export function inTheme(html: string, theme: Theme | undefined): string {
  if (theme === undefined) return html;
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(frameColour, (meta, scheme) => (scheme === theme ? meta.replace(/ media="[^"]*"/, '') : ''));
}
