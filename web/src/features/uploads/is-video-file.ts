/** What the browser is sure to be something else. What it does not know, the academy looks into. */
export function isVideoFile(file: Pick<File, 'type'>): boolean {
  return file.type === '' || file.type.startsWith('video/') || file.type === 'application/octet-stream';
}
