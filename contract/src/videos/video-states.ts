/** `playable` means that the first rendition can be watched while the rest is still prepared. */
export const videoStates = ['none', 'waiting', 'preparing', 'playable', 'ready', 'failed'] as const;

export type VideoState = (typeof videoStates)[number];
