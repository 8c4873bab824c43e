import type { VoiceName } from './sound/voices.ts';
import type { Timeline } from './timeline.ts';

export const FRAMES_PER_SECOND = 25;

/** One sentence of the narration: spoken in one breath, and one cue of the captions. */
export interface Sentence {
  /** What the drawing asks the timeline for. */
  readonly id: string;
  readonly text: string;
  /** Where the voice would misread the text: the same sentence, spelled as it sounds. */
  readonly spoken?: string;
  /** Silence after it, for pictures that need a moment; a short breath otherwise. */
  readonly pauseSeconds?: number;
}

export interface Hue {
  readonly ground: string;
  readonly glow: string;
  readonly tint: string;
}

export interface Chapter {
  /** The sentence it begins with. */
  readonly from: string;
  readonly title: string;
}

export interface Film {
  /** The name of the file. */
  readonly name: string;
  readonly language: 'bn' | 'en';
  readonly voice: VoiceName;
  /** The academy writes it down by itself. A film that is not has its captions beside it. */
  readonly isHeard?: boolean;
  readonly course: string;
  readonly title: readonly string[];
  readonly teacher: string;
  readonly closing: { readonly label: string; readonly text: string };
  readonly hue: Hue;
  /** How the alpana of the title is folded. */
  readonly folds: number;
  readonly sentences: readonly Sentence[];
  readonly chapters: readonly Chapter[];
  /** The picture between title and closing, as SVG on a stage of 1280 by 720, at one moment. */
  draw(timeline: Timeline): string;
}
