/** The interface between the player's store and the engine that brings a stream into the element. */
import type { QualityLevel } from '../player-state.ts';

export interface StreamSource {
  readonly src: string;
  readonly startAtSeconds: number;
  /** Bits a second that came through last, where that is known. */
  readonly bandwidth?: number | undefined;
}

export interface StreamEvents {
  /** The manifest is read. */
  readonly onReady: (levels: readonly QualityLevel[]) => void;
  /** What is chosen (-1: automatic) and what is on the screen. */
  readonly onLevel: (level: { readonly chosen: number; readonly playing: number }) => void;
  /** Something did not come, and is asked for again. */
  readonly onTrouble: () => void;
  /** Nothing more comes by itself; the detail is a code of the engine. */
  readonly onFailure: (detail: string) => void;
  /** It comes again, after trouble or a failure. */
  readonly onRecovery: () => void;
}

export interface StreamEngine {
  /** Whether the picture has to be fetched anew for it, which takes a moment. */
  readonly setLevel: (index: number) => boolean;
  readonly bandwidth: () => number | undefined;
  readonly destroy: () => void;
}

/** Undefined where the browser can play no such stream at all. */
export type OpenStream = (
  video: HTMLVideoElement,
  source: StreamSource,
  events: StreamEvents,
) => StreamEngine | undefined;
