import { logoMeta, nameMeta, supportMeta } from '@academy/contract/interface/interface-constants.ts';
import type { SchoolFacts } from '@academy/contract/interface/page-renderer.ts';
import { schoolTags } from '@academy/contract/interface/school-tags.ts';
import { themeFolder } from '@academy/contract/school-settings/accent.ts';
import { i18n } from './language/i18n.ts';

const metas = [nameMeta, logoMeta, supportMeta].map((name) => `meta[name="${name}"]`);
const places = [...metas, `link[href^="${themeFolder}"]`];

/** Puts what an admin decided where the server would write it, so that this tab shows it without being loaded anew. */
export function showSchool(facts: SchoolFacts): void {
  const tags = schoolTags(facts).map(({ tag, attributes }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  });
  for (const place of places) {
    const before = document.querySelector(place);
    const tag = tags.find((element) => element.matches(place));
    if (!tag) before?.remove();
    else if (!before) document.head.append(tag);
    // Changed in its place: the colours from before hold until the others are there.
    else for (const { name, value } of tag.attributes) before.setAttribute(name, value);
  }
  // The name is among the words of a page, which are all read anew when this is told.
  i18n.activate(i18n.locale);
}
