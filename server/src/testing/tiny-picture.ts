/** Sixteen pixels wide and high: the smallest picture that can be a cover. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mPY6qFFEmIY1TCqYfhqAABgjCcQFMHVNgAAAABJRU5ErkJggg==',
  'base64',
);
