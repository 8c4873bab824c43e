import { inEveryStatus, lesson, managed, read } from '../access-cells.ts';

const captions = `${lesson}/captions`;
const file = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nWarp');
/** Of a cue that is not there any more: there is nothing to do. */
const change = { kind: 'remove', id: '0190a5c2-0000-7000-8000-0000000000ca', revision: 1 } as const;

/** Captions of a lesson, and the words of a course that they spell. */
export const captionRows = [
  ...inEveryStatus(`GET ${captions}`, read),
  ...inEveryStatus(`GET ${captions}/:language`, read),
  ...inEveryStatus(`GET ${captions}/:language/file/:format`, read),
  ...inEveryStatus('GET /api/hls/stream/:lessonId/:version/captions/:playlist', read),
  ...inEveryStatus(`PUT ${captions}/:language/file`, managed(200), file),
  ...inEveryStatus(`PUT ${captions}/:language/cues`, managed(200), { changes: [change] }),
  ...inEveryStatus(`DELETE ${captions}/:language`, managed(204)),
  ...inEveryStatus(`POST ${captions}/transcription`, managed(200), {}),
  ...inEveryStatus(`PUT ${captions}/spoken-language`, managed(200), { language: 'bn' }),
  ...inEveryStatus('GET /api/courses/:courseId/word-list', managed(200)),
  ...inEveryStatus('PUT /api/courses/:courseId/word-list', managed(200), { words: ['Jamdani'] }),
];
