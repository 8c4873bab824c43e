/** People who write one lesson after the other, and what the academy told them. */
import { setTimeout as delay } from 'node:timers/promises';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { Caller } from '../faults/caller.ts';
import { createLesson } from '../faults/teaching.ts';
import { until } from '../faults/until.ts';
import type { Cluster } from './cluster.ts';

/** Below the limit of saves that one person has. */
const PAUSE_MS = 280;

export class Writer {
  readonly acknowledged: string[] = [];
  readonly tried: string[] = [];
  /** What was answered instead, or how the connection ended. */
  readonly refusals: string[] = [];
  readonly #author: Caller;
  readonly #lesson: LessonAddress;

  private constructor(author: Caller, lesson: LessonAddress) {
    this.#author = author;
    this.#lesson = lesson;
  }

  static async hire(cluster: Cluster, email: string): Promise<Writer> {
    const author = await cluster.signIn(email);
    return new Writer(author, await createLesson(author));
  }

  async writeUntil(over: AbortSignal): Promise<void> {
    const { courseId, moduleId } = this.#lesson;
    while (!over.aborted) {
      const title = `Written ${this.tried.length + 1}`;
      this.tried.push(title);
      const answer = this.#author.call('POST', `/api/courses/${courseId}/modules/${moduleId}/lessons`, {
        title,
      });
      await answer.then(
        ({ status, body }) =>
          status === 201 ? this.acknowledged.push(title) : this.refusals.push(wordsOf(status, body)),
        (error: Error) => this.refusals.push(String(error.cause ?? error)),
      );
      await delay(PAUSE_MS);
    }
  }

  /** Waits until so many more have been acknowledged. */
  async untilMore(count: number, withinMs: number): Promise<void> {
    const enough = this.acknowledged.length + count;
    await until(() => this.acknowledged.length >= enough, { withinMs, what: 'more to be written' });
  }

  /** The titles that the course has. */
  async kept(): Promise<string[]> {
    const modules = await this.#author.ask('GET', `/api/courses/${this.#lesson.courseId}/curriculum`);
    return modules
      .flatMap(({ lessons }: { lessons: { title: string }[] }) => lessons.map(({ title }) => title))
      .filter((title: string) => title.startsWith('Written'));
  }

  /** What was acknowledged and is not there, and what is there twice or was never asked for. */
  async wrongs(): Promise<string[]> {
    const kept = await this.kept();
    return [
      ...this.acknowledged.filter((title) => !kept.includes(title)).map((title) => `lost: ${title}`),
      ...kept
        .filter((title, index) => !this.tried.includes(title) || kept.indexOf(title) !== index)
        .map((title) => `too much: ${title}`),
    ];
  }
}

function wordsOf(status: number, body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : body;
  return `${status} ${code}`;
}
