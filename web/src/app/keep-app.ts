import { sessionMarks } from '@/api/client/session-marks.ts';
import { log } from '@/lib/log.ts';

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** All of the app is a few hundred kilobytes: not on a slow or a paid line, and only for who comes back. */
function isLineFree(): boolean {
  const { saveData = false, effectiveType = '4g' } =
    (navigator as Navigator & { readonly connection?: Line }).connection ?? {};
  return !saveData && effectiveType === '4g';
}

/** Has the browser keep the app, so that it starts without a connection. Where it cannot, nothing is lost. */
export async function keepApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    if (sessionMarks().signedIn && isLineFree()) active?.postMessage('keep');
  } catch (error) {
    log.warn('The app is not kept for times without a connection', { error });
  }
}
