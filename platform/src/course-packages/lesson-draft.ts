import path from 'node:path';
import type { PackagePartCode } from '@academy/contract/course-packages/package-parts.ts';
import { lessonFormLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import { resourceLimits } from '@academy/contract/resources/resource-limits.ts';
import { readResourceLink } from '@academy/contract/resources/resource-link.ts';
import { nameOfFile, plainName } from '@academy/contract/resources/resource-name.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { fileKind } from './file-kinds.ts';
import type { PackageNotes } from './package-notes.ts';
import type { FolderQuestion } from './qti-question.ts';

export type DraftResource = { readonly name: string } & (
  | { readonly file: string }
  | { readonly link: string }
);

/** A lesson while it is gathered from the files of a package. What it cannot hold is written down. */
export class LessonDraft {
  /** What it is called for as long as it is the same, so that progress stays when the package comes again. */
  readonly id: string | null;
  readonly title: string;
  readonly resources: DraftResource[] = [];
  readonly questions: FolderQuestion[] = [];
  /** A file of the package. */
  film: string | null = null;
  /** A film of a site that lessons can show. */
  video: string | null = null;
  readonly #texts: string[] = [];
  readonly #notes: PackageNotes;
  #isCut = false;

  constructor({ id, title }: Pick<LessonDraft, 'id' | 'title'>, notes: PackageNotes) {
    this.id = id;
    this.title = title;
    this.#notes = notes;
  }

  note(code: PackagePartCode, count = 1): void {
    this.#notes.add(code, this.title, count);
  }

  addText(markdown: string): void {
    if (markdown.trim() !== '') this.#texts.push(markdown.trim());
  }

  get content(): string {
    const text = this.#texts.join('\n\n---\n\n');
    if (text.length <= lessonFormLimits.contentMaxLength) return text;
    if (!this.#isCut) this.note('texts_cut');
    this.#isCut = true;
    const cut = text.slice(0, lessonFormLimits.contentMaxLength);
    return cut.slice(0, Math.max(cut.lastIndexOf('\n\n'), 0)) || cut.slice(0, -1);
  }

  get isEmpty(): boolean {
    const { film, video, resources, questions } = this;
    return this.#texts.length + resources.length + questions.length === 0 && film === null && video === null;
  }

  /** A file of the package: the lesson's film, or one that goes with it. */
  attach(file: string, label = ''): void {
    if (this.film === file) return;
    if (fileKind(file) === 'film') {
      if (this.film === null && this.video === null) {
        this.film = file;
        return;
      }
      this.note('films_as_files');
    }
    if (this.resources.some((one) => 'file' in one && one.file === file)) return;
    this.#add({ file, name: shortName(label) || shortName(nameOfFile(path.posix.basename(file))) || 'file' });
  }

  /** False for what is no address on the web. */
  addLink(address: string, label: string): boolean {
    const url = readResourceLink(address);
    if (url === null) return false;
    this.#add({ link: url.href, name: shortName(label) || shortName(url.hostname) });
    return true;
  }

  /** True when the lesson shows it in the place of a film. */
  showVideo(address: string): boolean {
    const { kind } = readVideoLink(address);
    if ((kind !== 'youtube' && kind !== 'vimeo') || this.film !== null || this.video !== null) return false;
    this.video = address.trim();
    return true;
  }

  #add(resource: DraftResource): void {
    if (this.resources.length < resourceLimits.perLesson) this.resources.push(resource);
    else this.note('files_over_limit');
  }
}

function shortName(text: string): string {
  return plainName(text).slice(0, resourceLimits.nameMaxLength).trim();
}
