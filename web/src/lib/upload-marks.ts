/** What tells the frame of every page that there is an upload, without the code that sends it. */

/** An event of the window. */
export const uploadsChanged = 'academy-uploads';

/** Under such keys the device keeps what an upload needs to go on. */
export const uploadPrefix = (userId: string): string => `academy.upload.${userId}.`;

export function hasKeptUploads(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(uploadPrefix(userId)));
  } catch {
    return false;
  }
}
