import { useCallback, useSyncExternalStore } from 'react';
import type { UploadItem } from './upload-item.ts';
import type { UploadsStore } from './uploads-store.ts';

/** The upload for a lesson, if there is one. Whoever draws another lesson is not drawn anew for it. */
export function useUpload(store: UploadsStore, lessonId: string): UploadItem | undefined {
  const snapshot = useCallback(() => store.item(lessonId), [store, lessonId]);
  return useSyncExternalStore(store.subscribe, snapshot);
}
