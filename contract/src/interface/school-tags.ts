import { themePath } from '../school-settings/accent.ts';
import { logoMeta, nameMeta, supportMeta } from './interface-constants.ts';
import type { SchoolFacts } from './page-renderer.ts';

interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const meta = (name: string, content: string | null): HeadTag[] =>
  content === null ? [] : [{ tag: 'meta', attributes: { name, content } }];

/** What every page has in its head of what the operator set; nothing where nothing is set. */
export function schoolTags({ name, logo, accent, support }: SchoolFacts): HeadTag[] {
  return [
    ...meta(nameMeta, name),
    ...meta(logoMeta, logo),
    ...meta(supportMeta, support),
    ...(accent === null
      ? []
      : [{ tag: 'link' as const, attributes: { rel: 'stylesheet', href: themePath(accent) } }]),
  ];
}
