/** Runs as a process: keeps courses that were made ready to be asked, and finds passages in them. */
import type { CourseIndex } from '@academy/platform/passages/found-passages.ts';
import { indexCourse } from '@academy/platform/passages/index-course.ts';
import { lessonPassages } from '@academy/platform/passages/lesson-summary.ts';
import type { CourseCall, CourseReply } from './asked-courses.ts';

const indexes = new Map<number, CourseIndex>();

function answer(asked: CourseCall): NonNullable<CourseReply['value']> {
  switch (asked.kind) {
    case 'build': {
      const index = indexCourse(asked.text);
      indexes.set(asked.index, index);
      return index.bytes;
    }
    case 'find': {
      const index = indexes.get(asked.index);
      if (index === undefined) throw new Error('A course was asked that is not kept any more.');
      return index.find(asked.question);
    }
    case 'read':
      return lessonPassages(asked.lesson);
    case 'drop':
      indexes.delete(asked.index);
      return 0;
  }
}

// Ctrl-C reaches every process of a terminal, and the server still answers what it was asked before that.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

process.on('message', (asked: CourseCall) => {
  const tell = (reply: CourseReply) => process.send?.(reply);
  try {
    tell({ call: asked.call, value: answer(asked) });
  } catch (error) {
    tell({ call: asked.call, error });
  }
});
