/** Part of the composition: chats with the assistant, which answers from the course. */
import { totalmem } from 'node:os';
import type { Answer } from '@academy/contract/chats/answer.ts';
import { createLanguageModel } from '@academy/platform/assistant/service-language-model.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCounts } from './features/chats/answer-counts.ts';
import { AnswerStreams } from './features/chats/answer-streams.ts';
import { openAskedCourses } from './features/chats/asked-courses.ts';
import { registerChats } from './features/chats/chats.routes.ts';
import { createChatsService } from './features/chats/chats.service.ts';
import { CourseIndexes } from './features/chats/course-indexes.ts';
import { readCourseText } from './features/chats/course-text.repository.ts';
import { createModelAnswers } from './features/chats/model-answer.ts';
import { registerQuestions } from './features/chats/questions.routes.ts';
import { createQuestionsService } from './features/chats/questions.service.ts';
import { quoteCourse, type WriteAnswer } from './features/chats/write-answer.ts';

interface ChatOptions {
  readonly config: Pick<Config, 'assistant'>;
  readonly database: Database;
  readonly clock: Clock;
}

const MEGABYTE = 1024 * 1024;

/** A tenth of the memory, as segments have, and no more than a few hundred courses need. */
function indexBytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(256 * MEGABYTE, Math.floor(memory / 10));
}

export function createChats(app: FastifyInstance, options: ChatOptions, answerCounts: AnswerCounts) {
  const { config, database, clock } = options;
  const courses = openAskedCourses({ onLost: () => indexes.forgetAll() });
  const indexes = new CourseIndexes(
    async (courseId) => courses.open(await readCourseText(database.db, courseId)),
    indexBytes(),
  );
  app.addHook('onClose', () => courses.close());
  const streams = new AnswerStreams((error) => app.log.error({ err: error }, 'an answer was cut short'));
  // Before the server waits for its connections: an answer may be on its way for minutes.
  app.addHook('preClose', () => streams.close());
  return {
    indexes,

    register(api: FastifyInstance): void {
      const models = config.assistant?.models ?? [];
      const write = writerOf(app, options);
      const onAnswer = (answer: Answer) => answerCounts.add(answer);
      registerChats(api, createChatsService(database, models));
      registerQuestions(
        api,
        createQuestionsService({
          database,
          indexes,
          readLesson: courses.readLesson,
          models,
          write,
          clock,
          onAnswer,
        }),
        streams,
      );
    },
  };
}

function writerOf(
  { log }: FastifyInstance,
  { config: { assistant }, database: { db } }: ChatOptions,
): WriteAnswer {
  if (assistant === null) return async (work, tell) => quoteCourse(work, tell);
  return createModelAnswers({
    db,
    model: createLanguageModel(assistant),
    limits: assistant,
    onFault: (fault, reason) => log.warn({ fault }, reason),
  });
}
