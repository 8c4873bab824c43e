/**
 * Moonshine-tiny, run by ONNX Runtime as WebAssembly on this very thread: sound into the encoder, then token by token out of the
 * decoder, always the likeliest. English alone, and no times.
 */
import { readFile } from 'node:fs/promises';
import tokenizer from 'llama-tokenizer-js';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { samplesPerSecond } from '../transcriber.ts';

export interface MoonshineModel {
  /** What is said, empty where the model hears no speech or is not sure of any. Null when it was stopped. */
  listen(sound: Float32Array, isStopped: () => boolean): Promise<string | null>;
}

type Tensors = Record<string, Tensor>;

const layers = 6;
const heads = 8;
const headWidth = 36;
const startToken = 1;
const endToken = 2;
/** More than anybody speaks; without a bound the model may repeat itself for ever. */
const tokensPerSecond = 6.5;
const spareTokens = 8;
/** The mean log probability of a token; of speech it is -0.1 to -0.6. What the model is less sure of is worth nothing. */
const leastSure = -1;

const pastNames = Array.from({ length: layers }, (_, layer) =>
  ['decoder', 'encoder'].flatMap((part) =>
    ['key', 'value'].map((kind) => `past_key_values.${layer}.${part}.${kind}`),
  ),
).flat();
/** What the encoder heard does not change from token to token: it is kept from the first one on. */
const growingNames = pastNames.filter((name) => name.includes('.decoder.'));

export async function loadMoonshine(): Promise<MoonshineModel> {
  env.wasm.numThreads = 1;
  const encoder = await open('encoder_model.onnx');
  const decoder = await open('decoder_model_merged.onnx');
  return {
    async listen(sound, isStopped) {
      const { last_hidden_state: heard } = await encoder.run({
        input_values: new Tensor('float32', sound, [1, sound.length]),
      });
      if (!heard) throw new Error('The encoder of the speech model gave nothing.');
      const most = Math.ceil((sound.length / samplesPerSecond) * tokensPerSecond) + spareTokens;
      const spoken = await decode(decoder, heard, most, isStopped);
      if (!spoken) return null;
      return spoken.sureness < leastSure ? '' : textOf(spoken.tokens);
    },
  };
}

async function open(file: string): Promise<InferenceSession> {
  const model = new URL(`model/tiny/quantized/${file}`, import.meta.resolve('@moonshine-ai/moonshine-js'));
  return InferenceSession.create(await readFile(model), { executionProviders: ['wasm'] });
}

async function decode(
  decoder: InferenceSession,
  heard: Tensor,
  most: number,
  isStopped: () => boolean,
): Promise<{ tokens: number[]; sureness: number } | null> {
  const past: Tensors = Object.fromEntries(pastNames.map((name) => [name, nothingYet()]));
  const tokens: number[] = [];
  let sureness = 0;
  for (let last = startToken, isFirst = true; tokens.length < most; isFirst = false) {
    if (isStopped()) return null;
    const wanted = isFirst ? pastNames : growingNames;
    const result = await decoder.run(
      {
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
        encoder_hidden_states: heard,
        use_cache_branch: new Tensor('bool', [!isFirst], [1]),
        ...past,
      },
      ['logits', ...wanted.map(presentName)],
    );
    for (const name of wanted) past[name] = tensorOf(result, presentName(name));
    const next = likeliest(tensorOf(result, 'logits').data as Float32Array);
    sureness += next.logProbability;
    last = next.token;
    if (last === endToken) break;
    tokens.push(last);
  }
  return { tokens, sureness: sureness / (tokens.length + 1) };
}

function nothingYet(): Tensor {
  return new Tensor('float32', new Float32Array(), [0, heads, 1, headWidth]);
}

function presentName(pastName: string): string {
  return pastName.replace('past_key_values', 'present');
}

function tensorOf(result: InferenceSession.ReturnType, name: string): Tensor {
  const tensor = result[name];
  if (!tensor) throw new Error(`The decoder of the speech model gave no ${name}.`);
  return tensor;
}

function likeliest(logits: Float32Array): { token: number; logProbability: number } {
  let token = 0;
  for (let index = 1; index < logits.length; index++) {
    if ((logits[index] ?? 0) > (logits[token] ?? 0)) token = index;
  }
  const highest = logits[token] ?? 0;
  const sum = logits.reduce((total, logit) => total + Math.exp(logit - highest), 0);
  return { token, logProbability: -Math.log(sum) };
}

/** The last tokens of the vocabulary are marks of the model, no text. */
function textOf(tokens: readonly number[]): string {
  const written = tokens.filter((token) => token < tokenizer.vocabById.length);
  return tokenizer.decode(written, false, false).replaceAll(/\s+/g, ' ').trim();
}
