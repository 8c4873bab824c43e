import { extensionOf } from '@academy/contract/resources/resource-name.ts';

const kinds = {
  page: 'html htm xhtml',
  film: 'mp4 m4v mov webm mkv avi mpg mpeg ogv wmv flv',
  picture: 'png jpg jpeg gif webp bmp svg avif tif tiff',
  document: 'pdf doc docx odt rtf ppt pptx odp xls xlsx ods csv epub zip',
  /** What makes a page of another system work, and is of no use to anybody without it. */
  machinery:
    'js mjs css json xml xsd dtd map woff woff2 ttf otf eot swf fla class jar ico php asp jsp ini db lck wasm cur glb',
} as const;

export type FileKind = keyof typeof kinds | 'other';

const known: ReadonlyMap<string, FileKind> = new Map(
  Object.entries(kinds).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [`.${name}`, kind as keyof typeof kinds] as const),
  ),
);

/** By its name: what is inside is looked at when it is imported. */
export function fileKind(file: string): FileKind {
  return known.get(extensionOf(file)) ?? 'other';
}
