import type { Source } from '@academy/contract/chats/answer.ts';

export interface CourseQuestion {
  readonly text: string;
  /** Where it is asked: what is near counts a little more. Null: on the course's page. */
  readonly lessonId: string | null;
  /** What was asked before in the same chat, the last one first: "and how long?" means nothing alone. */
  readonly earlier: readonly string[];
}

export interface FoundPassages {
  /** Whether they answer the question; otherwise they are the nearest there are. */
  readonly fit: boolean;
  /** The best first, at most `chatLimits.sources`. */
  readonly sources: readonly Source[];
  /** Whether nothing was found, and nothing of the course is in the letters of the question. */
  readonly isForeign: boolean;
}

/** A course made ready to be asked. It is kept in memory between questions, so it tells its size. */
export interface CourseIndex {
  readonly bytes: number;
  find(question: CourseQuestion): FoundPassages;
}
