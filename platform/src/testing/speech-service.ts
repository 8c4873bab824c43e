/** A service on this machine that answers as OpenAI documents its transcriptions, or as badly as a test wants. */
import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface AskedTranscription {
  readonly path: string;
  readonly authorization: string | null;
  /** The fields that are text. */
  readonly fields: Readonly<Record<string, string>>;
  readonly sound: Buffer;
  readonly soundName: string;
}

type Answer = (response: ServerResponse, asked: AskedTranscription) => void | Promise<void>;

/** As in the documentation: the text, and a segment of it with its times. */
export const verboseAnswer = (text: string, start = 0.5, end = 1.5) => ({
  ...{ task: 'transcribe', language: 'english', duration: 2, text },
  segments: [
    {
      ...{ id: 0, seek: 0, start, end, text: ` ${text}`, tokens: [50364, 314], temperature: 0 },
      ...{ avg_logprob: -0.28, compression_ratio: 1.2, no_speech_prob: 0.01 },
    },
  ],
});

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

export type SpeechService = Awaited<ReturnType<typeof startSpeechService>>;

/** Answers in turn, and then always with the last. */
export async function startSpeechService(...answers: Answer[]) {
  const asked: AskedTranscription[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    // Who asked has gone.
    if (body === null) return;
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const fields: Record<string, string> = {};
    let [sound, soundName] = [Buffer.alloc(0), ''];
    for (const [name, value] of form) {
      if (typeof value === 'string') fields[name] = value;
      else [sound, soundName] = [Buffer.from(await value.arrayBuffer()), value.name];
    }
    const { url: path = '', headers } = request;
    const one = { path, authorization: headers.authorization ?? null, fields, sound, soundName };
    asked.push(one);
    await answers[Math.min(asked.length, answers.length) - 1]?.(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
