import { describe, expect, it } from 'vitest';
import { cleanFileName, readUploadMetadata } from './upload-metadata.ts';

const encode = (text: string) => Buffer.from(text).toString('base64');

describe('the metadata of an upload', () => {
  it('names the lesson and the file', () => {
    const header = `courseId ${encode('c')},moduleId ${encode('m')},lessonId ${encode('l')},filename ${encode('প্রথম পাঠ.mp4')}`;
    expect(readUploadMetadata(header)).toEqual({
      courseId: 'c',
      moduleId: 'm',
      lessonId: 'l',
      filename: 'প্রথম পাঠ.mp4',
    });
  });

  it.each([undefined, '', 'courseId', 'courseId not base64!', '__proto__ eA==', 'a eA==,a eA=='])(
    'names nothing when it cannot be read: %s',
    (header) => {
      const nothing = { courseId: '', moduleId: '', lessonId: '', filename: 'video' };
      expect(readUploadMetadata(header)).toEqual(nothing);
    },
  );
});

describe('the name of a file', () => {
  it.each([
    ['  talk.mp4 ', 'talk.mp4'],
    ['a\u0000b\nc\u001b[31m.mp4', 'abc[31m.mp4'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['\n', 'video'],
    ['', 'video'],
  ])('keeps what can be read: %j', (name, label) => {
    expect(cleanFileName(name)).toBe(label);
  });

  it('is cut between letters, not within one', () => {
    expect(cleanFileName('🎬'.repeat(300))).toBe('🎬'.repeat(255));
  });
});
