import { pageCodeId, pageDataId, takenOver } from '@/app/page-parts.ts';
import { startOrTell } from '@/app/start-notice.ts';
import '@/styles/index.css';

/** As long as a page that can be read waits for its pictures at most, before the app is fetched. */
const longestWaitMs = 1500;

const isDrawn = document.getElementById(pageDataId) !== null;

/** A page that came drawn is there to be read: its pictures and fonts come first, and the app when the line is free. */
async function pageShown(): Promise<void> {
  if (!isDrawn || document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
    setTimeout(resolve, longestWaitMs);
  });
}

/**
 * Until the app has taken the whole page over, it hears no taps: a page that is left while React still takes it over would
 * no longer be what the server drew. A link leads on by itself, and a tap on a button is done when the app is there.
 */
function keepEarlyTaps(): void {
  let button: HTMLElement | null = null;
  const keep = (event: Event) => {
    const tapped = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!tapped || tapped.matches('button:not([type=button])')) return;
    event.stopPropagation();
    button = tapped.matches('button') ? tapped : null;
  };
  document.addEventListener('click', keep, { capture: true });
  const repeat = () => {
    document.removeEventListener('click', keep, { capture: true });
    button?.click();
  };
  window.addEventListener(takenOver, repeat, { once: true });
}

/** A function: where a module waits at its top, the bundler puts a file in front of every part, and so a request. */
async function start(): Promise<void> {
  if (isDrawn) keepEarlyTaps();
  await pageShown();
  const code = document.querySelector<HTMLTemplateElement>(`#${pageCodeId}`);
  if (code) document.head.append(code.content);
  await startOrTell(async () => {
    const { startApp } = await import('@/app/app.tsx');
    // Reading the code and starting the app are two tasks, so that a tap in between is heard.
    await new Promise((resolve) => setTimeout(resolve));
    await startApp();
  });
}

void start();
