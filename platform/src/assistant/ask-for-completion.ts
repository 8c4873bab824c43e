import { callService, type OperatorService, quoted, readBounded } from '../operator-service/call-service.ts';
import { LanguageModelError } from './language-model.ts';
import type { Prompt } from './prompt.ts';

/** Of a refusal, which is quoted in one line. */
const MOST_BYTES_OF_REFUSAL = 64 * 1024;

/** Asked for where a service knows them; some refuse the whole question because of one of them. */
const wishes: Readonly<Record<string, unknown>> = {
  stream_options: { include_usage: true },
  temperature: 0.2,
};

/** Asks once for an answer that comes word by word, and again where only a wish was refused. */
export function askForCompletion(service: OperatorService) {
  /** Those that each model has refused. */
  const refusedBy = new Map<string, Set<string>>();

  return async (model: string, { system, user }: Prompt, signal: AbortSignal): Promise<Response> => {
    const refused = refusedBy.get(model) ?? new Set();
    refusedBy.set(model, refused);
    for (;;) {
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ];
      const granted = Object.entries(wishes).filter(([name]) => !refused.has(name));
      const response = await callService(service, {
        path: '/v1/chat/completions',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
        body: JSON.stringify({ model, messages, stream: true, ...Object.fromEntries(granted) }),
        signal,
      });
      if (response.status === 200) return response;
      const said = await readBounded(response, MOST_BYTES_OF_REFUSAL).catch(() => '');
      const unknown = granted.map(([name]) => name).filter((name) => said.includes(name));
      if ((response.status !== 400 && response.status !== 422) || unknown.length === 0)
        throw new LanguageModelError(
          'service_refused',
          `The service for answers answers ${response.status}: ${quoted(said, service)}`,
        );
      for (const name of unknown) refused.add(name);
    }
  };
}
