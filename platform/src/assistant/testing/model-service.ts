/**
 * A service on this machine that answers as OpenAI documents its chat completions. The model that is asked for decides how well
 * it behaves, until GET /behave/{name} tells all of them how; GET /asked has what they were asked.
 */
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Conversation, conversationOf } from './conversation.ts';
import { behaviours } from './model-behaviours.ts';

const bodySchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

export interface AskedCompletion extends Conversation {
  readonly path: string;
  readonly authorization: string | null;
  /** All of what was sent, as it was sent. */
  readonly body: string;
  readonly sent: z.output<typeof bodySchema>;
  /** Whether whoever asked went away before the answer was whole. */
  isGivenUp: boolean;
}

export type ModelService = Awaited<ReturnType<typeof startModelService>>;

interface ModelServiceOptions {
  /** Any that is free, unless one is named. */
  readonly port?: number;
  readonly wordMs?: number;
  /** Instead of what the models do. */
  readonly answer?: (response: ServerResponse, asked: AskedCompletion) => unknown;
}

export async function startModelService({ port = 0, wordMs = 0, answer }: ModelServiceOptions = {}) {
  const asked: AskedCompletion[] = [];
  /** How every model behaves; undefined: as it is called. */
  let told: string | undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (request.method === 'GET') {
      if (path.startsWith('/behave/')) told = path.slice('/behave/'.length) || undefined;
      response.end(JSON.stringify(path === '/asked' ? asked : {}));
      return;
    }
    const body = await text(request).catch(() => null);
    // Who asked has gone.
    if (body === null) return;
    const sent = bodySchema.parse(JSON.parse(body));
    const authorization = request.headers.authorization ?? null;
    const one = { path, authorization, body, sent, ...conversationOf(sent.messages), isGivenUp: false };
    asked.push(one);
    response.on('close', () => {
      one.isGivenUp = !response.writableFinished;
    });
    const behave = behaviours[told ?? sent.model];
    if (answer) await answer(response, one);
    else if (behave) await behave({ response, asked: one, wordMs });
    else
      response.writeHead(404).end(JSON.stringify({ error: { message: `model '${sent.model}' not found` } }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    asked,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
