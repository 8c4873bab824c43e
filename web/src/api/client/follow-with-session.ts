import type { MouseEvent } from 'react';
import { renewSession } from './api.ts';
import { sessionMarks } from './session-marks.ts';

/** Links that are being followed a second time: asked once more, a browser that keeps no marks would never get there. */
const renewed = new WeakSet<HTMLAnchorElement>();

/** A browser that follows a link renews no session: one that has run out is renewed first. `onEnded` where it cannot be. */
export function followWithSession(event: MouseEvent<HTMLAnchorElement>, onEnded: () => void): void {
  const link = event.currentTarget;
  if (renewed.delete(link) || !sessionMarks().stale) return;
  event.preventDefault();
  void renewSession().then((isRenewed) => {
    if (!isRenewed) return onEnded();
    renewed.add(link);
    link.click();
  });
}
