/** Questions as a browser asks them, with the moment the first line of the answer came. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type Answer, answerEventSchema } from '@academy/contract/chats/answer.ts';
import type { RunningAcademy } from '../running-academy.ts';

export interface Asked {
  readonly answer: Answer;
  /** Until the passages were there. */
  readonly firstMs: number;
}

export interface Asker {
  ask(courseId: string, lessonId: string | null, question: string): Promise<Asked>;
  close(): void;
}

/** Those people in turns: one may ask so many questions a minute, which is not what is measured. */
export async function createAsker(academy: RunningAcademy, emails: readonly string[]): Promise<Asker> {
  const cookies: string[] = [];
  for (const email of emails) cookies.push(await academy.command('session', email));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { origin } = academy;
  let asked = 0;
  const send = (path: string, body: string) =>
    new Promise<{ status: number; text: string; firstMs: number }>((resolve, reject) => {
      const started = performance.now();
      asked += 1;
      const headers = {
        cookie: cookies[asked % cookies.length],
        origin,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      const sent = request(new URL(path, origin), { agent, method: 'POST', headers }, (answer) => {
        let text = '';
        let firstMs: number | undefined;
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
          if (firstMs === undefined && text.includes('\n')) firstMs = performance.now() - started;
        });
        answer.once('error', reject).once('end', () => {
          resolve({ status: answer.statusCode ?? 0, text, firstMs: firstMs ?? performance.now() - started });
        });
      });
      sent.once('error', reject).end(body);
    });
  return {
    async ask(courseId, lessonId, question) {
      const path = `/api/courses/${courseId}/chats/${randomUUID()}/questions`;
      const { status, text, firstMs } = await send(
        path,
        JSON.stringify({ id: randomUUID(), lessonId, question }),
      );
      if (status !== 200) throw new Error(`${question}: ${status} ${text}`);
      const events = text
        .trim()
        .split('\n')
        .map((line) => answerEventSchema.parse(JSON.parse(line)));
      const done = events.find((event) => event.type === 'done');
      const answer = done?.exchange.answer;
      if (events[0]?.type !== 'sources' || !answer) throw new Error(`${question}: no answer came in ${text}`);
      return { answer, firstMs };
    },
    close: () => agent.destroy(),
  };
}
