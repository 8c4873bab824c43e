/**
 * For a page whose app does not come: its code cannot be fetched, or takes long. It says so, with a way out. Its words are in
 * the page itself (vite-plugins/page-frame.ts), since what fails may be all the rest.
 */
import { log } from '@/lib/log.ts';

/** Longer than the app takes on a slow line. */
const slowAfterMs = 10_000;

export async function startOrTell(start: () => Promise<unknown>): Promise<void> {
  const slow = setTimeout(tell, slowAfterMs, 'slow');
  try {
    await start();
    takeBack();
  } catch (error) {
    log.error('The app did not start.', { error });
    tell('failed');
  } finally {
    clearTimeout(slow);
  }
}

function tell(what: 'failed' | 'slow'): void {
  takeBack();
  const template = document.querySelector<HTMLTemplateElement>('template#start-notice');
  const notice = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (notice === undefined) return;
  notice.dataset['startNotice'] = what;
  notice.querySelector(what === 'failed' ? '[data-slow]' : '[data-failed]')?.remove();
  notice.querySelector('button')?.addEventListener('click', () => window.location.reload());
  document.body.append(notice);
}

function takeBack(): void {
  document.querySelector('[data-start-notice]')?.remove();
}
