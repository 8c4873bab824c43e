/** A line that says how far a long command is. At a terminal it is written over; elsewhere only its steps are told. */
export interface ProgressLine {
  /** The step, and what is under way in it. */
  show(step: string, detail: string): void;
  end(): void;
}

const EVERY_MS = 100;
const BACK_AND_CLEAR = '\r\u001b[2K';

export function createProgressLine(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
): ProgressLine {
  let shownStep = '';
  let shownAt = 0;
  return {
    show(step, detail) {
      const isNewStep = step !== shownStep;
      shownStep = step;
      if (!stream.isTTY) {
        if (isNewStep) stream.write(`${step} …\n`);
        return;
      }
      const now = performance.now();
      if (!isNewStep && now - shownAt < EVERY_MS) return;
      shownAt = now;
      stream.write(BACK_AND_CLEAR + `${step}: ${detail}`.slice(0, (stream.columns || 80) - 1));
    },
    end() {
      if (stream.isTTY) stream.write(BACK_AND_CLEAR);
    },
  };
}
