import { describe, expect, it } from 'vitest';
import type { UploadItem, UploadPhase } from '../upload-item.ts';
import { type FollowedUpload, pillState, pillWord } from './pill-state.ts';

let made = 0;
function upload(phase: UploadPhase, change: Partial<UploadItem> = {}): FollowedUpload {
  made += 1;
  const address = { courseId: 'c', moduleId: 'm', lessonId: `l${made}` };
  const item: UploadItem = {
    address,
    fileName: 'film.mp4',
    bytes: 1000,
    sentBytes: 0,
    bytesPerSecond: null,
    phase,
    message: null,
    ...change,
  };
  return { key: address.lessonId, item };
}

const wordOf = (uploads: readonly FollowedUpload[]) => {
  const state = pillState(uploads);
  return state && pillWord(state);
};

describe('the pill', () => {
  it('is not there without an upload', () => {
    expect(pillState([])).toBeNull();
  });

  it('tells how much of all files is sent', () => {
    const two = [upload('uploading', { sentBytes: 500 }), upload('queued', { bytes: 3000 })];
    expect(pillState(two)).toEqual({ kind: 'uploading', percent: 12, count: 2 });
    expect(wordOf(two)).toBe('12%');
  });

  it.each([
    [['preparing', 'uploading', 'failed'], 'Failed'],
    [['uploading', 'interrupted'], 'Interrupted'],
    [['uploading', 'reconnecting'], 'No connection'],
    [['paused', 'preparing', 'elsewhere'], 'Paused'],
    [['preparing', 'elsewhere'], 'In another tab'],
    [['preparing'], 'In preparation'],
  ] as const)('tells the most pressing of %j', (phases, word) => {
    expect(wordOf(phases.map((phase) => upload(phase)))).toBe(word);
  });

  it('tells what the server says of a video that was uploaded', () => {
    const uploaded = upload('preparing');
    expect(wordOf([{ ...uploaded, video: { state: 'failed', percent: 0 } }])).toBe('Failed');
    expect(wordOf([{ ...uploaded, video: { state: 'preparing', percent: 40 } }])).toBe('In preparation');
    expect(wordOf([{ ...uploaded, video: { state: 'ready', percent: 100 } }])).toBe('Ready to watch');
  });
});
