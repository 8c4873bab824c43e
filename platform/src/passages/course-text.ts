/** Everything in a course that an answer may rest on, as its readers see it. */
export interface CourseText {
  readonly lessons: readonly LessonText[];
  /** Names and terms of the course, as its author wrote them down for captions. */
  readonly wordList: readonly string[];
}

export interface LessonText {
  readonly lessonId: string;
  readonly moduleId: string;
  readonly title: string;
  /** What is said, a list for each language, in the order of time. */
  readonly tracks: readonly { readonly language: string; readonly cues: readonly SpokenCue[] }[];
  /** Markdown. */
  readonly content: string | null;
  readonly takeaways: readonly string[];
  readonly files: readonly FileText[];
}

export interface SpokenCue {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

export interface FileText {
  readonly resourceId: string;
  readonly name: string;
  readonly isMarkdown: boolean;
  /** Whether its words are those of a language for machines, whatever language the course is in. */
  readonly isCode: boolean;
  /** In their order: pages, or a few paragraphs of a file without pages, whose page is null. */
  readonly parts: readonly { readonly page: number | null; readonly text: string }[];
}
