import type { LucideIcon } from 'lucide-react';
import {
  File,
  FileArchive,
  FileCode,
  FileHeadphone,
  FileImage,
  FilePlay,
  FileSpreadsheet,
  FileText,
  Link2,
  Presentation,
} from 'lucide-react';
import type { Resource } from '@/api/resources.ts';
import { bytesText } from '@/lib/language/sizes.ts';

const icons: readonly (readonly [icon: LucideIcon, extensions: string])[] = [
  [FileText, 'pdf doc docx odt rtf txt md epub'],
  [Presentation, 'ppt pptx odp key'],
  [FileSpreadsheet, 'xls xlsx ods csv tsv'],
  [FileArchive, 'zip gz tgz tar 7z rar xz bz2'],
  [FileImage, 'png jpg jpeg gif webp svg avif psd ai fig'],
  [FilePlay, 'mp4 mov mkv webm avi'],
  [FileHeadphone, 'mp3 wav ogg flac m4a aac'],
  [FileCode, 'js ts tsx jsx py html css json yaml yml sql sh c h cpp java kt go rs rb php ipynb xml'],
];

/** A picture of what kind of file it is, by its extension. */
export function iconOf(resource: Resource): LucideIcon {
  if (resource.kind === 'link') return Link2;
  const extension = resource.extension.slice(1);
  return icons.find(([, extensions]) => extensions.split(' ').includes(extension))?.[0] ?? File;
}

/** What kind of file it is and how large, or the host that a link leads to. */
export function detailsOf(resource: Resource): string {
  if (resource.kind === 'link') return URL.parse(resource.url)?.host ?? resource.url;
  const size = bytesText(resource.bytes);
  return resource.extension === '' ? size : `${resource.extension.slice(1).toUpperCase()} · ${size}`;
}
