const tags = ['<think>', '<thinking>', '<thought>', '<reasoning>'];

/**
 * Leaves out what a model thinks aloud before it answers, between <think> and </think>. Only the beginning is looked at: later
 * on the same letters are part of what it says.
 */
export function withoutThinking() {
  let isAnswer = false;
  let endOfThought: string | null = null;
  let held = '';

  function release(): string {
    isAnswer = true;
    return held;
  }

  return {
    /** What of a piece is answer, and of what was held back before it. */
    next(piece: string): string {
      if (isAnswer) return piece;
      held += piece;
      for (;;) {
        if (endOfThought !== null) {
          const end = held.toLowerCase().indexOf(endOfThought);
          // Its other half may be on its way.
          if (end < 0) held = held.slice(-endOfThought.length);
          if (end < 0) return '';
          held = held.slice(end + endOfThought.length);
          endOfThought = null;
        }
        held = held.trimStart();
        const begin = held.toLowerCase();
        const tag = tags.find((one) => begin.startsWith(one));
        if (tag === undefined) return tags.some((one) => one.startsWith(begin)) ? '' : release();
        held = held.slice(tag.length);
        endOfThought = tag.replace('<', '</');
      }
    },
    /** What was held back though nothing followed. */
    end: (): string => (isAnswer || endOfThought !== null ? '' : release()),
  };
}
