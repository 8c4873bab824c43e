import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { type ComponentType, useLayoutEffect } from 'react';
import { takenOver } from '@/app/page-parts.ts';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { useLanguage } from '@/lib/language/language.ts';

/**
 * The router draws a page anew only when its address changes; a page in another language has to be drawn anew, too. And it
 * is the page that says when the app has taken all over: the frame around it is taken over first.
 */
export function page<Props extends object>(Page: ComponentType<Props> & Pick<RouteComponent, 'preload'>) {
  const WholePage = (props: Props) => {
    useLanguage();
    useLayoutEffect(() => void window.dispatchEvent(new Event(takenOver)), []);
    return <Page {...props} />;
  };
  return Object.assign(WholePage, Page.preload && { preload: Page.preload });
}

/** It is not the page yet, but speaks its language. */
export function PendingPage() {
  useLanguage();
  return <SpinnerScreen />;
}

type Pages<Name extends string> = Readonly<Record<Name, RouteComponent>>;

export const lazyPage = <Name extends string>(load: () => Promise<Pages<Name>>, name: Name) =>
  page(lazyRouteComponent(async () => ({ default: (await load())[name] })));
