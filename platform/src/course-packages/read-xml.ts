import sax from 'sax';
import { PackageProblemError } from './package-problem.ts';

/*
 * XML that a stranger wrote, as a small tree. A document type definition is refused, so there are no entities but the
 * five of XML and nothing is ever fetched. Prefixes of namespaces are dropped: the formats here need none to be told apart.
 */

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own, without that of its children. */
  readonly text: string;
}

const DEEPEST = 64;
const MOST_ELEMENTS = 200_000;
const READ_ENCODINGS = new Set(['utf-8', 'us-ascii', 'ascii', 'iso-8859-1', 'windows-1252']);

interface Growing extends XmlElement {
  readonly children: Growing[];
  text: string;
}

export function readXml(file: string, bytes: Uint8Array): XmlElement {
  const text = decodeXml(file, bytes);
  const parser = sax.parser(true, { position: false });
  const open: Growing[] = [];
  let root: Growing | null = null;
  let count = 0;
  const add = (piece: string) => {
    const around = open.at(-1);
    if (around) around.text += piece;
  };
  parser.ondoctype = () => {
    throw new PackageProblemError('xml_with_doctype', file);
  };
  parser.onopentag = ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS) throw new PackageProblemError('xml_too_large', file);
    if (open.length >= DEEPEST) throw new PackageProblemError('xml_too_deep', file);
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), String(value)] as const);
    const element = { name: localName(name), attributes: new Map(named), children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = add;
  parser.oncdata = add;
  parser.onerror = () => {
    throw new PackageProblemError('xml_damaged', file);
  };
  parser.write(text).close();
  if (root === null) throw new PackageProblemError('xml_damaged', file);
  return root;
}

/** By the mark at its beginning or the declaration, and never by guessing. */
function decodeXml(file: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const declared = /^(?:ï»¿)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1]?.toLowerCase();
  const encoding = marked ?? declared ?? 'utf-8';
  if (marked === null && !READ_ENCODINGS.has(encoding))
    throw new PackageProblemError('encoding_unknown', file);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new PackageProblemError('encoding_unknown', file);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first element down a path of names. */
export function childAt(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  return names.reduce((found, name) => found?.children.find((child) => child.name === name), element);
}

/** Everything below an element that has one of the names, in its order; what is found is not searched further. */
export function descendantsOf(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return element.children.flatMap((child) =>
    names.includes(child.name) ? [child] : descendantsOf(child, ...names),
  );
}
