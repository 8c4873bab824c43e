/** Global Privacy Control, which not every browser has, and Do Not Track before it. */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether the browser says that nobody is to be told what is done with it. */
export function isTrackingRefused(signals: PrivacySignals = navigator): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}
