/** Where files are uploaded to, over the tus protocol (1.0.0). */
export const uploadsPath = '/api/uploads';

/** What a client says about a new upload beside its size, as the protocol's metadata: for which lesson, and the file's name. */
export const uploadMetadataKeys = ['courseId', 'moduleId', 'lessonId', 'filename'] as const;

export type UploadMetadata = Readonly<Record<(typeof uploadMetadataKeys)[number], string>>;
