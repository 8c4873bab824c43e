import { ApiError } from '@academy/contract/http/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { resourcesQuery } from '@/api/resources.ts';
import type { UploadItem } from '../upload-item.ts';
import type { UploadsStore } from '../uploads-store.ts';
import { useFollowedVideo } from '../use-followed-video.ts';
import type { FollowedUpload, FollowedVideo } from './pill-state.ts';

/** How long it is told that a video is ready. */
const READY_MS = 10_000;

/** Every upload of this tab, and what becomes of it at the server. A ready video is told of for a while. */
export function useFollowedUploads(store: UploadsStore) {
  const items = useSyncExternalStore(store.subscribe, store.items);
  const [videos, setVideos] = useState<ReadonlyMap<string, FollowedVideo>>(new Map());
  const [ready, setReady] = useState<FollowedUpload | null>(null);
  useFinishedFiles(store, items);

  const onVideo = useCallback((key: string, item: UploadItem, video: FollowedVideo) => {
    setVideos((before) => new Map(before).set(key, video));
    if (video.state === 'ready') setReady({ key, item, video });
  }, []);
  useEffect(() => {
    if (ready === null) return;
    const timer = setTimeout(() => setReady(null), READY_MS);
    return () => clearTimeout(timer);
  }, [ready]);

  const underWay = [...items].filter(
    ([, { address }]) => address.resourceKey === undefined || isSent(items, address.resourceKey),
  );
  const uploads: FollowedUpload[] = underWay.map(([key, item]) => ({ key, item, video: videos.get(key) }));
  if (ready !== null && !items.has(ready.key)) uploads.push(ready);
  const prepared = underWay.filter(([, { phase }]) => phase === 'preparing');
  return { uploads, prepared, onVideo };
}

/** A file of a lesson is done with its last byte. */
function isSent(items: ReadonlyMap<string, UploadItem>, key: string): boolean {
  return items.get(key)?.phase !== 'preparing';
}

/** Files of lessons whose form is not open: nobody else would take them off the list. */
function useFinishedFiles(store: UploadsStore, items: ReadonlyMap<string, UploadItem>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const [key, { phase, address }] of items) {
      if (address.resourceKey === undefined || phase !== 'preparing') continue;
      store.forget(key);
      void queryClient.invalidateQueries({ queryKey: resourcesQuery(address).queryKey });
    }
  }, [store, items, queryClient]);
}

interface PreparationProps {
  uploadKey: string;
  item: UploadItem;
  store: UploadsStore;
  onVideo: (key: string, item: UploadItem, video: FollowedVideo) => void;
}

/** Draws nothing: it follows one video at the server until it is ready. */
export function Preparation({ uploadKey, item, store, onVideo }: PreparationProps) {
  const { status } = useFollowedVideo(store, item.address);
  const { data, error } = status;
  const { state, percent = 0, filmsBefore } = data ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says changes, not the upload it speaks of.
  useEffect(() => {
    if (state !== undefined) onVideo(uploadKey, item, { state, percent, filmsBefore });
  }, [state, percent, filmsBefore]);

  // The lesson was deleted meanwhile, or belongs to another author now.
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403);
  useEffect(() => {
    if (isGone) store.forget(uploadKey);
  }, [isGone, store, uploadKey]);
  return null;
}
