/** Runs as a thread: keeps courses that were made ready to be asked, and finds passages in them. */
import { parentPort } from 'node:worker_threads';
import type { CourseIndex } from '@academy/platform/passages/found-passages.ts';
import { indexCourse } from '@academy/platform/passages/index-course.ts';
import type { ThreadCall, ThreadReply } from './courses-on-thread.ts';

const indexes = new Map<number, CourseIndex>();

function answer(asked: ThreadCall): ThreadReply['value'] {
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
    case 'drop':
      indexes.delete(asked.index);
      return 0;
  }
}

parentPort?.on('message', (asked: ThreadCall) => {
  try {
    parentPort?.postMessage({ call: asked.call, value: answer(asked) });
  } catch (error) {
    parentPort?.postMessage({ call: asked.call, error });
  }
});
