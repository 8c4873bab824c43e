import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadPage } from '@/app/app.tsx';
import '@/styles/index.css';

interface StartOptions {
  /** Everything for the page has come: it is drawn once, and not in the steps in which it would have been asked for. */
  readonly whole?: boolean;
}

export async function startApp({ whole = false }: StartOptions = {}): Promise<void> {
  if (whole) await loadPage();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
