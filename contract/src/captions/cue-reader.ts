import type { CaptionFileProblem } from './caption-file-problem.ts';
import { captionLimits as limits } from './caption-limits.ts';
import { type CueTimes, lastMs, readCueTimes } from './caption-time.ts';
import { withoutMarkup } from './cue-text.ts';

export interface FileCue extends CueTimes {
  readonly text: string;
}

/** Markup is no part of a text; a cue with more than so much of both is none. */
const longestCue = limits.cueTextLength * 20;

/** Blocks of WebVTT that are no cues. */
const comment = /^(?:NOTE(?:\s.*)?|STYLE\s*|REGION\s*)$/;
/** The number of a cue in SRT. */
const counter = /^\s*\d{1,9}\s*$/;

/**
 * Reads WebVTT and SRT as one, line by line: blocks between blank lines, each with a line of times and its text below. A line
 * of times also ends the cue before it, where the blank line was forgotten.
 */
export class CueReader {
  readonly cues: FileCue[] = [];
  isWebVtt = false;
  /** Above the times of a cue stands its name, or nothing. */
  #block: 'none' | 'header' | 'comment' | 'name' | 'cue' = 'none';
  #blockLine = 0;
  #name = '';
  #times: CueTimes = { startMs: 0, endMs: 0 };
  #lines: string[] = [];
  #length = 0;

  /** The next line, counted from 1; a problem ends the reading. */
  take(content: string, line: number): CaptionFileProblem | null {
    if (content.trim() === '') return this.endBlock();
    if (this.#block === 'comment') return null;
    const hasArrow = content.includes('-->');
    const times = hasArrow ? readCueTimes(content) : null;
    if (times !== null) return this.#beginCue(times, line);
    if (this.#block === 'cue') return this.#addText(content);
    if (this.#block === 'none' && line === 1 && /^WEBVTT(?:\s|$)/.test(content)) {
      this.isWebVtt = true;
      this.#block = 'header';
    }
    if (this.#block === 'header') return null;
    if (this.#block === 'none' && comment.test(content)) {
      this.#block = 'comment';
      return null;
    }
    if (hasArrow) return { code: 'caption_times_unreadable', facts: { line } };
    if (this.#block === 'none') {
      this.#block = 'name';
      this.#blockLine = line;
      this.#name = content;
    }
    return null;
  }

  /** At a blank line, and at the end of the file. A number alone is what is left of a cue that was taken out. */
  endBlock(): CaptionFileProblem | null {
    const isMissingTimes = this.#block === 'name' && !counter.test(this.#name);
    const problem = this.#block === 'cue' ? this.#endCue() : null;
    this.#block = 'none';
    return isMissingTimes ? { code: 'caption_times_missing', facts: { line: this.#blockLine } } : problem;
  }

  #beginCue(times: CueTimes, line: number): CaptionFileProblem | null {
    if (this.#block === 'cue') {
      if (counter.test(this.#lines.at(-1) ?? '')) this.#lines.pop();
      const problem = this.#endCue();
      if (problem !== null) return problem;
    }
    if (times.endMs <= times.startMs) return { code: 'caption_times_backward', facts: { line } };
    if (times.endMs > lastMs) return { code: 'caption_times_too_late', facts: { line } };
    this.#block = 'cue';
    this.#blockLine = line;
    this.#times = times;
    this.#lines = [];
    this.#length = 0;
    return null;
  }

  #addText(content: string): CaptionFileProblem | null {
    this.#length += content.length;
    if (this.#length > longestCue) return this.#tooLong();
    this.#lines.push(content);
    return null;
  }

  /** A cue without words shows nothing, and is left out. */
  #endCue(): CaptionFileProblem | null {
    const text = withoutMarkup(this.#lines.join('\n'));
    if (text.length > limits.cueTextLength) return this.#tooLong();
    if (text !== '') this.cues.push({ ...this.#times, text });
    if (this.cues.length <= limits.cuesPerTrack) return null;
    return { code: 'too_many_cues', facts: { limit: limits.cuesPerTrack } };
  }

  #tooLong(): CaptionFileProblem {
    return {
      code: 'caption_text_too_long',
      facts: { line: this.#blockLine, limit: limits.cueTextLength },
    };
  }
}
