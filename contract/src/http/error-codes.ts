/** Every machine-readable reason the API gives; the message beside it is for people. */
export const errorCodes = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'unprocessable',
  'too_many_requests',
  'unavailable',
  'internal',
  'no_video',
  'video_preparing',
  'video_failed',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const statusOfErrorCode: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
  no_video: 404,
  video_preparing: 409,
  video_failed: 409,
};
