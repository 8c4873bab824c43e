import type { Settings } from './settings-schema.ts';

/** A service that writes down what is said, as OpenAI's does, and how to get in. */
export interface TranscribeService {
  /** Without /v1/audio/transcriptions. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}

export interface TranscribeSettings {
  /** Whether captions are made at all. */
  readonly isOn: boolean;
  /** For what the academy's own model does not understand; null: there is none. */
  readonly service: TranscribeService | null;
}

export function transcribeOf(settings: Settings): TranscribeSettings {
  const {
    TRANSCRIBE: isOn,
    TRANSCRIBE_URL: url,
    TRANSCRIBE_KEY: key = null,
    TRANSCRIBE_MODEL: model,
  } = settings;
  return { isOn, service: url === undefined ? null : { url, key, model } };
}
