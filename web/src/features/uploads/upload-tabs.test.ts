import { expect, it, vi } from 'vitest';
import type { AttemptEvents } from './tus-attempt.ts';
import type { UploadRecord, UploadRecords } from './upload-records.ts';
import { uploadTabsOf } from './upload-tabs.ts';
import { createUploadsStore } from './uploads-store.ts';

/** Tabs of one browser: they share what is kept and the real locks, and each hears of what another keeps. */
function openBrowser(userId: string) {
  const kept = new Map<string, UploadRecord>();
  const tabs: { look: (key: string) => void }[] = [];
  return function openTab() {
    const tell = (key: string) => {
      for (const tab of tabs) if (tab !== store) tab.look(key);
    };
    const records: UploadRecords = {
      list: () => [...kept.values()],
      keep: (record) => {
        kept.set(record.place.lessonId, record);
        tell(record.place.lessonId);
      },
      drop: (lessonId) => {
        kept.delete(lessonId);
        tell(lessonId);
      },
    };
    const attempts: AttemptEvents[] = [];
    const locks = uploadTabsOf(userId);
    const store = createUploadsStore({
      records,
      tabs: locks,
      deleteUpload: async () => undefined,
      startAttempt: (_, events) => {
        attempts.push(events);
        return { stop: () => undefined };
      },
    });
    tabs.push(store);
    return { store, attempts, close: () => locks?.letGo('a') };
  };
}

const place = { courseId: 'c', moduleId: 'm', lessonId: 'a' };
const film = () => new File(['0123456789'], 'film.mp4', { lastModified: 7 });
const phaseIn = ({ store }: { store: ReturnType<typeof createUploadsStore> }) => store.item('a')?.phase;

it('an upload of another tab is left to it, and is interrupted once that tab is closed', async () => {
  const openTab = openBrowser('closes');
  const first = openTab();
  const before = openTab();
  first.store.add(place, film());
  const after = openTab();
  expect([phaseIn(before), phaseIn(after)]).toEqual(['elsewhere', 'elsewhere']);
  // Time enough for a lock that is free.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([phaseIn(before), phaseIn(after)]).toEqual(['elsewhere', 'elsewhere']);
  first.close();
  await vi.waitFor(() => expect([phaseIn(before), phaseIn(after)]).toEqual(['interrupted', 'interrupted']), {
    timeout: 20_000,
  });
  after.store.add(place, film());
  expect([phaseIn(before), phaseIn(after)]).toEqual(['elsewhere', 'uploading']);
  after.store.cancel('a');
  expect([phaseIn(before), phaseIn(after)]).toEqual([undefined, undefined]);
});

it('an upload that ends in another tab is prepared in all of them', async () => {
  const openTab = openBrowser('completes');
  const [first, other] = [openTab(), openTab()];
  first.store.add(place, film());
  expect(phaseIn(other)).toBe('elsewhere');
  first.attempts[0]?.onComplete();
  await vi.waitFor(() => expect(phaseIn(other)).toBe('preparing'), { timeout: 20_000 });
});

it('a tab that cannot know of others takes what is kept for interrupted', () => {
  vi.stubGlobal('navigator', {});
  const openTab = openBrowser('unsafe');
  openTab().store.add(place, film());
  expect(phaseIn(openTab())).toBe('interrupted');
});
