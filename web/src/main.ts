import { pageCodeId, pageDataId } from '@/app/page-parts.ts';
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

await pageShown();
const code = document.querySelector<HTMLTemplateElement>(`#${pageCodeId}`);
if (code) document.head.append(code.content);
const { startApp } = await import('@/app/app.tsx');
// Reading the code and starting the app are two tasks, so that a tap in between is heard.
await new Promise((resolve) => setTimeout(resolve));
void startApp();
