import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { acceptFile } from '../accept-file.ts';
import type { UploadAddress } from '../upload-address.ts';
import type { UploadsStore } from '../uploads-store.ts';
import { UploadPanel } from './upload-panel.tsx';

/** Begins the upload of a file of a lesson, or goes on with the one that this file was interrupted in. */
export function addResource(uploads: UploadsStore, address: LessonAddress, file: File): void {
  if (!acceptFile(file)) return;
  const [interrupted] = [...uploads.items()].find(
    ([key, item]) =>
      item.phase === 'interrupted' && isOfLesson(item.address, address) && uploads.isFileOf(key, file),
  ) ?? [null];
  const { courseId, moduleId, lessonId } = address;
  uploads.add({ courseId, moduleId, lessonId, resourceKey: interrupted ?? crypto.randomUUID() }, file);
}

function isOfLesson({ lessonId, resourceKey }: UploadAddress, address: LessonAddress): boolean {
  return resourceKey !== undefined && lessonId === address.lessonId;
}

interface ResourceUploadsProps {
  address: LessonAddress;
  uploads: UploadsStore;
  /** A file has become one of the lesson's. */
  onUploaded: () => void;
}

/** The files of a lesson that are on their way. */
export function ResourceUploads({ address, uploads, onUploaded }: ResourceUploadsProps) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.items);
  const own = [...all].filter(([, item]) => isOfLesson(item.address, address));
  const done = own.filter(([, { phase }]) => phase === 'preparing').map(([key]) => key);

  const finished = done.join(' ');
  useEffect(() => {
    if (finished === '') return;
    for (const key of finished.split(' ')) uploads.forget(key);
    onUploaded();
  }, [finished, uploads, onUploaded]);

  const underWay = own.filter(([key]) => !done.includes(key));
  if (underWay.length === 0) return null;
  return (
    <ul aria-label={t`Files on their way`} className="flex flex-col gap-3">
      {underWay.map(([key]) => (
        <li key={key}>
          <ResourceUpload uploadKey={key} uploads={uploads} />
        </li>
      ))}
    </ul>
  );
}

function ResourceUpload({ uploadKey, uploads }: { uploadKey: string; uploads: UploadsStore }) {
  const [otherFile, setOtherFile] = useState<File | null>(null);
  const item = uploads.item(uploadKey);
  if (item === undefined) return null;
  const upload = (file: File) => {
    setOtherFile(null);
    uploads.add(item.address, file);
  };
  return (
    <UploadPanel
      item={item}
      accept=""
      otherFile={otherFile}
      onFile={(file) => {
        if (!acceptFile(file)) return;
        if (uploads.isFileOf(uploadKey, file)) upload(file);
        else setOtherFile(file);
      }}
      onUseOther={upload}
      onPause={() => uploads.pause(uploadKey)}
      onResume={() => uploads.resume(uploadKey)}
      onCancel={() => uploads.cancel(uploadKey)}
    />
  );
}
