/** How the server has a page of the web app drawn, without knowing anything of how that is done. */

import type { Language } from './languages.ts';

export interface PageBuild {
  /** The page as it was built in each language, with nothing in it yet. */
  readonly templates: Readonly<Record<Language, string>>;
  /** What the bundler says of its files: which a module became, and which others that one needs. */
  readonly manifest: Readonly<Record<string, BuiltFile>>;
  /** Where the academy is found by others, for addresses that leave it. */
  readonly origin: string;
  /** Asks the API as a visitor would. */
  readonly fetch: typeof fetch;
}

export interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * For whom a page is drawn. A visitor's has all there is to see. With a session the page is still a frame without data: whose it
 * is, and what they may see, the app asks for itself.
 */
export type PageViewer = 'visitor' | 'signed-in';

export interface PageReader {
  readonly viewer: PageViewer;
  readonly language: Language;
  readonly school: SchoolFacts;
}

/** What the operator made of the academy; null: as it comes. */
export interface SchoolFacts {
  readonly name: string | null;
  /** The address of a picture. */
  readonly logo: string | null;
  readonly accent: string | null;
  /** Where people find help: a page, or mailto: with an address. */
  readonly support: string | null;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

export interface PageRenderer {
  /** `href`: path and query. Fails when the page cannot be drawn whole. */
  render(href: string, reader: PageReader): Promise<RenderedPage>;
}

/** What the module that the build leaves for the server exports under this name. */
export type CreatePageRenderer = (build: PageBuild) => PageRenderer;
