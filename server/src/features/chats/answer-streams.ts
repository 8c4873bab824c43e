/** Answers on their way to a browser, one line of JSON for each thing that is known. */
import { PassThrough, type Readable } from 'node:stream';
import { type AnswerEvent, answerEventSchema } from '@academy/contract/chats/answer.ts';

/** Tells what it knows as it knows it. It ends soon once the signal says so, and whatever happens to its reader. */
export type AnswerRun = (tell: (event: AnswerEvent) => void, signal: AbortSignal) => Promise<void>;

/** A web server in front gives up after a minute of silence, and a model may think for as long. An empty line says nothing. */
const beatMs = 20_000;

/** Why an answer is to end: its reader left or stopped it, or the academy is being stopped. */
export type EndReason = 'reader' | 'academy';

export class AnswerStreams {
  readonly #running = new Set<{ end(reason: EndReason): void; done: Promise<void> }>();
  readonly #onFailure: (error: unknown) => void;

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  /** What is told goes out at once; a line that is cut off tells its reader to ask again. */
  open(run: AnswerRun): Readable {
    const lines = new PassThrough();
    const ending = new AbortController();
    const write = (line: string) => {
      if (!lines.destroyed) lines.write(`${line}\n`);
    };
    // What the contract does not name cannot leave.
    const tell = (event: AnswerEvent) => write(JSON.stringify(answerEventSchema.parse(event)));
    const beat = setInterval(() => write(''), beatMs);
    const done = run(tell, ending.signal)
      .then(
        () => void lines.end(),
        (error: unknown) => {
          this.#onFailure(error);
          lines.destroy();
        },
      )
      .finally(() => clearInterval(beat));
    const running = { end: (reason: EndReason) => ending.abort(reason), done };
    this.#running.add(running);
    void done.finally(() => this.#running.delete(running));
    lines.once('close', () => running.end('reader'));
    return lines;
  }

  /** Ends them all, with what they have, and waits until that is stored. */
  async close(): Promise<void> {
    const running = [...this.#running];
    for (const { end } of running) end('academy');
    await Promise.all(running.map(({ done }) => done));
  }
}
