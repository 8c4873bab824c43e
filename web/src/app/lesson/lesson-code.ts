/** The code of a lesson's page, in two parts: the app, which is one large file, and what it would learn of only when it is there. */

/** Has the browser fetch both, which a template of the page lists, without running them. */
export function fetchCode(): void {
  const list = document.querySelector<HTMLTemplateElement>('template#code');
  if (list) document.head.append(list.content);
}

export async function importApp() {
  const [app] = await Promise.all([import('@/app/start-app.tsx'), pageParsed()]);
  return app;
}

export async function importParts(): Promise<void> {
  const player = import('@/features/videos/components/lesson-player.tsx');
  try {
    const [{ loadParts }] = await Promise.all([import('@/app/routes/lesson.tsx'), player]);
    await loadParts();
  } catch {
    // What fails here fails again, and is shown, where the app imports it.
  }
}

export async function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
