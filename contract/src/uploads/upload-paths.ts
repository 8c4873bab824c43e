/** Where files are uploaded to, over the tus protocol (1.0.0). */
export const uploadsPath = '/api/uploads';

/** What a client says about a new upload beside its size, as the protocol's metadata: for which lesson, and the file's name. */
export const uploadMetadataKeys = ['courseId', 'moduleId', 'lessonId', 'filename'] as const;

/** What becomes of an upload: the lesson's video, one of the files that go with it, or a course that is imported, which has no lesson. */
export type UploadPurpose = 'video' | 'resource' | 'course';

/** The metadata may say the purpose, too; an upload that does not is a video. */
export type UploadMetadata = Readonly<Record<(typeof uploadMetadataKeys)[number], string>> & {
  readonly purpose?: UploadPurpose;
};
