import { z } from 'zod';
import { TranscriberError, type Utterance } from '../speech/transcriber.ts';

const segmentSchema = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  no_speech_prob: z.number().optional(),
  avg_logprob: z.number().optional(),
});

/** `verbose_json` of OpenAI's transcriptions, as far as it matters here; plain `json` has the text alone. */
const answerSchema = z.object({
  text: z.string(),
  segments: z.array(segmentSchema).nullish(),
});

/** Nobody says more in fifteen seconds. */
const MOST_CHARACTERS = 2_000;
/** Models that think in half minutes put an end behind that of a short piece. */
const BEYOND_MS = 30_000;

/** What a service answered, as utterances of a piece; throws where it cannot be meant. */
export function readAnswer(body: string, pieceMs: number): Utterance[] {
  const parsed = answerSchema.safeParse(parseJson(body));
  if (!parsed.success) throw nonsense('its answer is not a transcription');
  const { text, segments } = parsed.data;
  const said = segments?.length
    ? segments
        .filter((segment) => !isSilence(segment))
        .map((segment) => ({ startMs: segment.start * 1000, endMs: segment.end * 1000, text: segment.text }))
    : [{ startMs: 0, endMs: pieceMs, text }];
  return withoutOverlaps(
    said.map((one) => within(one, pieceMs)).toSorted((one, other) => one.startMs - other.startMs),
  );
}

/** What is left of each behind the one before, where something is. */
function withoutOverlaps(said: readonly Utterance[]): Utterance[] {
  const apart: Utterance[] = [];
  for (const { startMs, endMs, text } of said) {
    const after = Math.max(startMs, apart.at(-1)?.endMs ?? 0);
    if (text !== '' && endMs > after) apart.push({ startMs: after, endMs, text });
  }
  return apart;
}

function within({ startMs, endMs, text }: Utterance, pieceMs: number): Utterance {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length > MOST_CHARACTERS) throw nonsense('it heard more than can be said');
  if (startMs < 0 || endMs < startMs || endMs > pieceMs + BEYOND_MS)
    throw nonsense('its times are impossible');
  return {
    startMs: Math.round(Math.min(startMs, pieceMs)),
    endMs: Math.round(Math.min(endMs, pieceMs)),
    text: line,
  };
}

/** As Whisper itself decides it. */
function isSilence({
  no_speech_prob: silence = 0,
  avg_logprob: certainty = 0,
}: z.output<typeof segmentSchema>) {
  return silence > 0.6 && certainty < -1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function nonsense(why: string): TranscriberError {
  return new TranscriberError('service_nonsense', `The service for transcriptions makes no sense: ${why}.`);
}
