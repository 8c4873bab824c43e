/** What the operator made of the academy: its page says so in its head, wherever it comes from. */
import { logoMeta, nameMeta, supportMeta } from '@academy/contract/interface/interface-constants.ts';
import type { SchoolFacts } from '@academy/contract/interface/page-renderer.ts';

let onServer: SchoolFacts | undefined;

/** Where a page is drawn on the server, there is no head yet to read it from. */
export function drawSchool(school: SchoolFacts): void {
  onServer = school;
}

/** Nothing where nothing is set. */
function told(meta: string, drawn: (school: SchoolFacts) => string | null): string | null | undefined {
  if (typeof document === 'undefined') return onServer && drawn(onServer);
  return document.querySelector<HTMLMetaElement>(`meta[name=${meta}]`)?.content;
}

/** A page, or mailto: with an address. */
export const supportAddress = () => told(supportMeta, ({ support }) => support);

export const schoolName = () => told(nameMeta, ({ name }) => name) || 'Academy';

export const schoolLogo = () => told(logoMeta, ({ logo }) => logo);
