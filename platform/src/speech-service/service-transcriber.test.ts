import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplesPerSecond, TranscriberError } from '../speech/transcriber.ts';
import { json, type SpeechService, startSpeechService, verboseAnswer } from '../testing/speech-service.ts';
import { createServiceTranscriber } from './service-transcriber.ts';

const sound = Float32Array.from({ length: 2 * samplesPerSecond }, (_, index) => Math.sin(index / 10) / 2);
const patience = { timeoutMs: 20_000, pausesMs: [1, 1] };
const key = 'sk-a-secret-key';

describe('a service for transcriptions', () => {
  let service: SpeechService;
  afterEach(() => service.stop());

  async function start(...answers: Parameters<typeof startSpeechService>) {
    service = await startSpeechService(...answers);
    return createServiceTranscriber({ url: service.url, key, model: 'whisper-1' }, patience);
  }

  async function faultOf(asking: Promise<unknown>): Promise<TranscriberError> {
    const error = await asking.then(() => null).catch((thrown: unknown) => thrown);
    if (!(error instanceof TranscriberError)) throw new Error(`No refusal but ${String(error)}`);
    expect(error.message).not.toContain(key);
    return error;
  }

  it('is asked as its documentation says, and its times are taken', async () => {
    const transcriber = await start(json(200, verboseAnswer('Good morning')));
    const heard = await transcriber.transcribe(sound, { language: 'pt-BR', words: ['Moonshine', 'Kotlin'] });
    expect(heard).toEqual([{ startMs: 500, endMs: 1500, text: 'Good morning' }]);
    expect(service.asked).toMatchObject([
      {
        path: '/v1/audio/transcriptions',
        authorization: `Bearer ${key}`,
        soundName: 'piece.wav',
        fields: {
          ...{ model: 'whisper-1', language: 'pt', response_format: 'verbose_json' },
          ...{ 'timestamp_granularities[]': 'segment', prompt: 'Moonshine, Kotlin', temperature: '0' },
        },
      },
    ]);
    const wav = service.asked[0]?.sound ?? Buffer.alloc(0);
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
      1,
      samplesPerSecond,
      16,
    ]);
    expect(wav.length).toBe(44 + sound.length * 2);
    expect(wav.readInt16LE(44 + 2 * 10) / 0x7fff).toBeCloseTo(sound[10] ?? 0, 3);
  });

  it('may know no times, keep silent, or write what nobody said', async () => {
    const transcriber = await start(
      json(200, { text: ' One\nline ' }),
      json(200, { text: '', segments: [] }),
      json(200, {
        text: 'Thanks for watching!',
        segments: [
          { start: 0, end: 2, text: 'Thanks for watching!', no_speech_prob: 0.9, avg_logprob: -1.4 },
        ],
      }),
      json(200, verboseAnswer('Behind the end', 1, 29)),
      json(200, {
        text: 'One two',
        segments: [
          { start: 0.9, end: 2, text: 'two' },
          { start: 0, end: 1, text: 'one' },
        ],
      }),
    );
    const ask = () => transcriber.transcribe(sound, { language: 'bn' });
    expect(await ask()).toEqual([{ startMs: 0, endMs: 2000, text: 'One line' }]);
    expect(await ask()).toEqual([]);
    expect(await ask()).toEqual([]);
    expect(await ask()).toEqual([{ startMs: 1000, endMs: 2000, text: 'Behind the end' }]);
    // In their order, and none within another.
    expect(await ask()).toEqual([
      { startMs: 0, endMs: 1000, text: 'one' },
      { startMs: 1000, endMs: 2000, text: 'two' },
    ]);
  });

  it('that knows no times at all is asked for the text alone', async () => {
    const refusal = {
      error: { message: "response_format 'verbose_json' is not compatible with model", code: null },
    };
    const transcriber = await start(json(400, refusal), json(200, { text: 'Hello' }));
    expect(await transcriber.transcribe(sound, { language: 'bn' })).toHaveLength(1);
    expect(service.asked.map(({ fields }) => fields['response_format'])).toEqual(['verbose_json', 'json']);
  });

  it('that is busy or broken for a moment is asked again', async () => {
    const transcriber = await start(
      json(429, { error: { message: 'Rate limit reached' } }, { 'retry-after': '0' }),
      json(503, {}),
      json(200, verboseAnswer('At last')),
    );
    expect(await transcriber.transcribe(sound, { language: 'bn' })).toHaveLength(1);
    expect(service.asked).toHaveLength(3);
  });

  it.each([401, 400, 404, 302])('that answers %i has refused, and is not asked again', async (status) => {
    const transcriber = await start(
      json(
        status,
        { error: { message: `Incorrect API key provided: ${key}` } },
        { location: 'http://127.0.0.1:1/' },
      ),
    );
    const { fault, message } = await faultOf(transcriber.transcribe(sound, { language: 'bn' }));
    expect(fault).toBe('service_refused');
    expect(message).toContain(String(status));
    expect(service.asked).toHaveLength(1);
  });

  it.each([
    ['is no JSON', '<html>It works!</html>'],
    ['is another thing', JSON.stringify({ segments: 'many' })],
    ['has times from nowhere', JSON.stringify(verboseAnswer('Late', 400, 900))],
    ['has times that go backwards', JSON.stringify(verboseAnswer('Back', 1.5, 0.5))],
    ['says more than can be said', JSON.stringify(verboseAnswer('la '.repeat(5_000)))],
    ['is huge', 'x'.repeat(3 * 1024 * 1024)],
  ])('whose answer %s makes no sense', async (_, body) => {
    const transcriber = await start((response) => void response.end(body));
    expect((await faultOf(transcriber.transcribe(sound, { language: 'bn' }))).fault).toBe('service_nonsense');
  });

  it('that stays broken, does not answer in time, or is not there, cannot be reached', async () => {
    const broken = await start(json(500, {}));
    const ask = (transcriber: typeof broken) => faultOf(transcriber.transcribe(sound, { language: 'bn' }));
    expect((await ask(broken)).fault).toBe('service_unreachable');
    expect(service.asked).toHaveLength(3);
    await service.stop();
    expect((await ask(broken)).message).toContain('ECONNREFUSED');
    service = await startSpeechService(() => undefined);
    const slow = createServiceTranscriber(
      { url: service.url, key, model: 'whisper-1' },
      { timeoutMs: 100, pausesMs: [] },
    );
    expect((await ask(slow)).message).toContain('no answer within');
  });

  it('is let go when nobody waits any more, and asked one piece after the other', async () => {
    const transcriber = await start(() => undefined, json(200, verboseAnswer('Next')));
    const [given, stop] = [new Error('enough'), new AbortController()];
    const first = transcriber.transcribe(sound, { language: 'bn', signal: stop.signal });
    const second = transcriber.transcribe(sound, { language: 'bn' });
    const rejected = expect(first).rejects.toBe(given);
    await vi.waitFor(() => expect(service.asked).toHaveLength(1), { timeout: 10_000 });
    stop.abort(given);
    await rejected;
    expect(await second).toHaveLength(1);
  });

  it('is left when it is closed, and asked again afterwards', async () => {
    const transcriber = await start(() => undefined, json(200, verboseAnswer('Again')));
    const asking = transcriber.transcribe(sound, { language: 'bn' });
    const rejected = expect(asking).rejects.toThrow('closed');
    await vi.waitFor(() => expect(service.asked).toHaveLength(1), { timeout: 10_000 });
    await transcriber.close();
    await rejected;
    expect(await transcriber.transcribe(sound, { language: 'bn' })).toHaveLength(1);
  });
});
