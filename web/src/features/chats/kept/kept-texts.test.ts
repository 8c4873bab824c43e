import type { Answer, Source } from '@academy/contract/chats/answer.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { expect, it } from 'vitest';
import { AnswerCutOff } from '@/api/answers.ts';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { sampleCurriculum } from '@/lib/testing/sample-data.ts';
import type { Connection } from '@/lib/use-connection.ts';
import { answerText, spokenAnswer } from './answer-text.ts';
import { failureText } from './failure-text.ts';
import { StoppedEarly } from './follow-answer.ts';
import { keptPanelOf } from './kept-panel.ts';
import { voiceFor } from './read-aloud.ts';
import { sourceLink } from './source-link.ts';
import { chipName, chipText, leadText, spokenTime } from './source-text.ts';

const inLesson = { lessonId: 'l1', moduleId: 'm1', lessonTitle: 'Threading', text: 'The warp.' };
const places: Source[] = [
  { ...inLesson, kind: 'speech', seconds: 761, language: 'en' },
  { ...inLesson, kind: 'content', paragraph: 3 },
  { ...inLesson, kind: 'takeaway' },
  { ...inLesson, kind: 'file', resourceId: 'r1', name: 'a.pdf', page: 4 },
  { ...inLesson, kind: 'file', resourceId: 'r1', name: 'a.txt', page: null },
];

it('shows a place on its chip, and says it in words', () => {
  expect(places.map(chipText)).toEqual(['12:41', 'Paragraph 3', 'Key takeaway', 'a.pdf · page 4', 'a.txt']);
  expect(places.map((place) => chipName(place, 'l1'))).toEqual([
    ...['at 12 minutes 41 seconds', 'Paragraph 3', 'Key takeaway', 'a.pdf · page 4', 'a.txt'],
  ]);
  expect(places.map((place) => chipName(place, null))).toEqual([
    ...['at 12 minutes 41 seconds of Threading', 'Paragraph 3 of Threading', 'Key takeaway of Threading'],
    ...['a.pdf · page 4 of Threading', 'a.txt of Threading'],
  ]);
});

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [3661, '1 hour 1 minute 1 second'],
  [7200, '2 hours'],
])('says %i seconds as %s', (seconds, words) => {
  expect(spokenTime(seconds)).toBe(words);
});

it('leads to what it quotes, and says honestly from where', () => {
  expect(places.map((place) => leadText(place, 'l1'))).toEqual([
    'At 12:41 of this lesson:',
    'In paragraph 3 of this lesson’s text:',
    'Among the key takeaways of this lesson:',
    'On page 4 of the file “a.pdf”:',
    'In the file “a.txt”:',
  ]);
  expect(places.slice(0, 3).map((place) => leadText(place, 'other'))).toEqual([
    'At 12:41 of “Threading”:',
    'In paragraph 3 of the text of “Threading”:',
    'Among the key takeaways of “Threading”:',
  ]);
});

it('opens a moment at its second, a text at its passage and a file among the resources', () => {
  const to = '/course/c1/module/m1/lesson/l1';
  expect(places.map((place) => sourceLink(place, 'c1'))).toEqual([
    { to, search: { t: '761' } },
    { to, search: { passage: 'The warp.' } },
    { to, search: { passage: 'The warp.' } },
    { to, search: { tab: 'resources', passage: 'a.pdf' } },
    { to, search: { tab: 'resources', passage: 'a.txt' } },
  ]);
});

const [moment] = places as [Source];
const quoting: Answer = {
  ...{ fits: true, statements: [{ text: 'The \\*warp\\*.', sources: [0] }], sources: [moment] },
  ...{ model: null, notice: null },
};

it('says what an answer says, with the places and with what is not from the course', () => {
  expect(answerText(quoting, 'l1')).toBe('At 12:41 of this lesson: “The warp.”');
  const statements = [
    { text: 'It is the **warp**.', sources: [0] },
    { text: 'Looms are old.', sources: [] },
  ];
  expect(answerText({ ...quoting, statements, model: 'm' }, 'l1')).toBe(
    'It is the **warp**. (at 12 minutes 41 seconds)\n\nLooms are old. (Not from the course)',
  );
  expect(spokenAnswer({ ...quoting, statements, model: 'm', notice: 'service_cut_off' }, 'l1')).toMatch(
    /^The language model broke off in the middle of its answer. It is the warp. /,
  );
  expect(answerText({ ...quoting, fits: false, statements: [] }, 'l1')).toBe(
    'Nothing in this course answers that.\n\nThe nearest place:\n\nat 12 minutes 41 seconds: “The warp.”',
  );
});

it('says of a course in another language that asking in that may help', () => {
  expect(
    answerText({ ...quoting, fits: false, statements: [], sources: [], notice: 'other_language' }, 'l1'),
  ).toBe(
    'Nothing in this course answers that. This course is in another language than your question: asking in its language may find more.',
  );
});

it.each([
  ['greeting', 'Hello! What would you like to know?'],
  ['thanks', 'You’re welcome. Ask again whenever you like.'],
  ['agreement', 'Good. Ask me whenever something is unclear.'],
  ['farewell', 'Goodbye, and see you next time.'],
  [
    'certificate',
    'You can get your certificate once you have opened every lesson of this course and, if the course asks for a mark, answered enough of its questions right. Your certificates are in your profile, under Certificates.',
  ],
] as const)('answers what is asked for or said (%s) in kind: %s', (reply, sentence) => {
  const answer: Answer = { ...quoting, statements: [], sources: [], reply };
  expect([answerText(answer, 'l1'), spokenAnswer(answer, 'l1')]).toEqual([sentence, sentence]);
});

it('says all that was asked for, with the names that the page around it knows', () => {
  const answer: Answer = { ...quoting, statements: [], sources: [], reply: 'teacher', also: ['next'] };
  const [lesson] = sampleCurriculum({ Weft: ['Throwing'] })[0]?.lessons ?? [];
  const asker = { isStudent: true, size: null, next: { lesson }, teacher: 'Rokeya Begum' };
  expect(answerText(answer, 'l1', asker)).toBe(
    'The instructor of this course: Rokeya Begum\n\nThe next lesson of this course: “Throwing”',
  );
});

const unreachable = new TypeError('Failed to fetch');

it.each<[unknown, Connection, string]>([
  [undefined, 'online', 'This question has no answer yet.'],
  [new StoppedEarly(), 'online', 'You stopped this answer.'],
  [new AnswerCutOff(), 'online', 'The line was cut before the answer was whole.'],
  [unreachable, 'online', 'The academy cannot be reached. Your question is kept on this device.'],
  [unreachable, 'offline', 'You are offline. Your question is kept on this device.'],
  [unreachable, 'online-again', 'You are online again. Your question can be sent now.'],
  [new ApiError('502: <html>', 502), 'online', 'Something went wrong while this was answered.'],
  [
    new ApiError('', 429, 'too_many_questions', { limit: 120 }),
    'online',
    'You can ask at most 120 questions an hour. Please try again later.',
  ],
])('tells of %s (%s) as %s', (error, connection, sentence) => {
  expect(failureText(error, connection)).toBe(sentence);
});

it('keeps on the device what was asked without an answer, for one user and one lesson', () => {
  const storage = memoryStorage();
  const panel = (userId: string, lessonId: string | null) =>
    keptPanelOf({ userId, courseId: 'c1', lessonId }, () => storage);
  const asked = { chatId: 'a', id: 'b', question: 'Why?', askedAt: 'now', atSeconds: 4, again: null };
  panel('u1', 'l1').keep({ openChatId: 'a', unanswered: [asked] });
  expect(panel('u1', 'l1').read()).toEqual({ openChatId: 'a', unanswered: [asked] });
  expect([panel('u2', 'l1').read().openChatId, panel('u1', null).read().openChatId]).toEqual([null, null]);
  panel('u1', 'l1').keep({ openChatId: null, unanswered: [] });
  expect(storage.length).toBe(0);
  storage.setItem('academy.assistant.u1.l1', '{"openChatId":4,"unanswered":[{"id":1},"x",null]}');
  expect(panel('u1', 'l1').read()).toEqual({ openChatId: null, unanswered: [] });
});

it('chooses a voice of the language, of its kin, or none', () => {
  const voices = [{ lang: 'en-GB' }, { lang: 'bn_IN' }, { lang: 'en' }];
  expect(voiceFor('en', voices)?.lang).toBe('en');
  expect(voiceFor('bn', voices)?.lang).toBe('bn_IN');
  expect(voiceFor('fr', voices)).toBeUndefined();
});
