/** What a learner does with a lesson beside watching it: notes, questions, its words, and the assistant. */
import { randomUUID } from 'node:crypto';
import { lessonQuestions, saidWords } from './said-in-lesson.ts';
import { oneOf, pathOf, readForAWhile, type Visit } from './visit.ts';

export async function takeNotes(visit: Visit): Promise<void> {
  const { call, lesson } = visit;
  const content = `What I took from it, at ${new Date().toISOString()}. `.repeat(10);
  await call('save note', `${pathOf(lesson)}/note`, { method: 'POST', body: { content } });
  await readForAWhile(visit);
  const seconds = Math.floor(Math.random() * 40);
  const body = { seconds, content: `Listen to this again, said I at ${new Date().toISOString()}` };
  await call('note a moment', `${pathOf(lesson)}/notes`, { method: 'POST', body });
  await call('notebook', '/api/notebook');
}

/** Wrong first, then right. */
export async function answerQuestions(visit: Visit): Promise<void> {
  const { get, call, lesson } = visit;
  const quiz = await get<{ questions: { id: string }[] }>('quiz', `${pathOf(lesson)}/quiz`);
  for (const [option, correctCount] of [
    ['b', 0],
    ['a', lessonQuestions.length],
  ] as const) {
    await readForAWhile(visit);
    const answers = Object.fromEntries((quiz?.questions ?? []).map(({ id }) => [id, option]));
    await call('check answers', `${pathOf(lesson)}/quiz/check`, {
      ...{ method: 'POST', body: { answers } },
      isRight: (answer) => JSON.parse(answer).correctCount === correctCount,
    });
  }
}

export async function readTranscript(visit: Visit): Promise<void> {
  const { call, lesson } = visit;
  await Promise.all([
    call('transcript', `${pathOf(lesson)}/captions/en`, {
      isRight: (answer) => JSON.parse(answer).cues.length > 0,
    }),
    call('chapters', `${pathOf(lesson)}/chapters`),
  ]);
}

/** A word that is said, in all courses and then in this one, where it has to be found. */
export async function searchMoments(visit: Visit): Promise<void> {
  const { call, lesson } = visit;
  const words = encodeURIComponent(oneOf(saidWords) ?? '');
  await call('search moments', `/api/search/moments?q=${words}`);
  await readForAWhile(visit);
  await call('search moments', `/api/search/moments?q=${words}&courseId=${lesson.courseId}`, {
    isRight: (answer) => JSON.parse(answer).moments.length > 0,
  });
}

/** The answer comes as lines, and quotes what is said in the lesson. */
export async function askAssistant({ call, lesson }: Visit): Promise<void> {
  const chat = `/api/courses/${lesson.courseId}/chats`;
  const question = `What was said about ${oneOf(saidWords)}?`;
  await call('ask the assistant', `${chat}/${randomUUID()}/questions`, {
    ...{ method: 'POST', body: { id: randomUUID(), lessonId: lesson.lessonId, question } },
    isRight: (answer) => /"kind":"speech"/.test(answer) && /"type":"done"/.test(answer),
  });
  await call('chats', chat);
}
