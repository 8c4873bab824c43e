import { pageCodeId, pageDataId, takenOver } from '@/app/page-parts.ts';
import '@/styles/index.css';

/** As long as a page that can be read waits for its pictures at most, before the app is fetched. */
const longestWaitMs = 1500;

/** A page that came drawn is there to be read: its pictures and fonts come first, and the app when the line is free. */
async function pageShown(): Promise<void> {
  if (!document.getElementById(pageDataId) || document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
    setTimeout(resolve, longestWaitMs);
  });
}

/** A tap on a button that comes before the app does is done when the app is there. */
function keepEarlyTap(): void {
  let button: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  };
  document.addEventListener('click', remember);
  const repeat = () => {
    document.removeEventListener('click', remember);
    button?.click();
  };
  window.addEventListener(takenOver, repeat, { once: true });
}

keepEarlyTap();
await pageShown();
const code = document.querySelector<HTMLTemplateElement>(`#${pageCodeId}`);
if (code) document.head.append(code.content);
const { startApp } = await import('@/app/app.tsx');
// Reading the code and starting the app are two tasks, so that a tap in between is heard.
await new Promise((resolve) => setTimeout(resolve));
void startApp();
