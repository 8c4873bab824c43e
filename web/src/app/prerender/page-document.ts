/** Puts a drawn page into the file that the build made. Everything that a person wrote is made harmless here. */
import { pageCodeId } from '@/app/page-parts.ts';

export interface PageTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text?: string;
}

interface PageParts {
  readonly head: readonly PageTag[];
  readonly body: string;
  /** For the app to begin with; a frame has none. */
  readonly data: PageTag | undefined;
  /**
   * The code that the page needs. A frame is nothing without it and names it in its head; what can be read without comes first in
   * a drawn page, which has the links in a template, for when it is time.
   */
  readonly code: readonly PageTag[];
}

const headPlace = /<!--head-->.*<!--\/head-->/s;
const rootPlace = '<div id="root"></div>';

export function fillTemplate(template: string, { head, body, data, code }: PageParts): string {
  if (!headPlace.test(template) || !template.includes(rootPlace)) {
    throw new Error('The built page has no place for its head or for what it shows.');
  }
  const isFrame = data === undefined;
  // Style sheets stand with the page's own, behind the frame that is drawn without them.
  const sheets = head.filter(isStyleSheet).map(written).join('');
  const links = code.map(written).join('\n    ');
  const rest = isFrame ? '' : `\n    ${written(data)}\n    <template id="${pageCodeId}">${links}</template>`;
  // By functions: in a text, `$&` and its like would mean something.
  return template
    .replace(headPlace, () =>
      [...head.filter((tag) => !isStyleSheet(tag)).map(written), ...(isFrame ? [links] : [])].join('\n    '),
    )
    .replace(rootPlace, () => `${sheets}<div id="root">${body}</div>${rest}`);
}

const isStyleSheet = ({ attributes }: PageTag) => attributes?.['rel'] === 'stylesheet';

/** JSON as data in a page: not a script, and nothing in it can end the element. */
export function jsonBlock(value: unknown, attributes: Readonly<Record<string, string>>): PageTag {
  return { tag: 'script', attributes, text: JSON.stringify(value) };
}

function written({ tag, attributes = {}, text }: PageTag): string {
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const opening = `<${tag}${names.join('')}>`;
  if (tag === 'script') return `${opening}${escapeJson(text ?? '')}</script>`;
  return text === undefined ? opening : `${opening}${escapeHtml(text)}</${tag}>`;
}

const htmlSigns: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => htmlSigns[sign] ?? '');
}

/** `</script` and `<!--` mean something even in data; the two line ends are none in older scripts. */
function escapeJson(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
