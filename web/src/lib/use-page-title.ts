import { createContext, useContext, useEffect } from 'react';
import { schoolName } from './school.ts';

/** Told the title while a page is drawn on the server, where there is no tab to name. */
export const PageTitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** Names the page in the tab and, through the route announcer, to screen readers. */
export function usePageTitle(title?: string): void {
  const siteName = schoolName();
  const fullTitle = title ? `${title} · ${siteName}` : siteName;
  useContext(PageTitleContext)?.(fullTitle);
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
}
