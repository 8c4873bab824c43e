import { inEveryStatus, lesson, managed, read } from '../access-cells.ts';

const lines = ['One line'];

/** Files and links of a lesson, its key takeaways, and the lists of a course. */
export const resourceRows = [
  ...inEveryStatus(`GET ${lesson}/resources`, read),
  ...inEveryStatus(`GET ${lesson}/resources/:resourceId/file`, read),
  ...inEveryStatus(`POST ${lesson}/resources`, managed(201), { name: 'Loom', url: 'https://example.org/' }),
  ...inEveryStatus(`PUT ${lesson}/resources/:resourceId`, managed(200), { name: 'Loom' }),
  // Somebody who names no resource of the lesson has not seen them.
  ...inEveryStatus(`PUT ${lesson}/resources/order`, managed(409), { ids: [] }),
  ...inEveryStatus(`DELETE ${lesson}/resources/:resourceId`, managed(204)),
  ...inEveryStatus(`GET ${lesson}/takeaways`, managed(200)),
  ...inEveryStatus(`PUT ${lesson}/takeaways`, managed(200), { takeaways: lines }),
  ...inEveryStatus('GET /api/courses/:courseId/lists', managed(200)),
  ...inEveryStatus('PUT /api/courses/:courseId/lists', managed(200), {
    whatYouWillLearn: lines,
    requirements: [],
    targetAudience: lines,
  }),
];
