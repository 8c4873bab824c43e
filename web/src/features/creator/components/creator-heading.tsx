import type { ReactNode } from 'react';

interface CreatorHeadingProps {
  title: string;
  lang?: string | undefined;
  children?: ReactNode;
  /** What can be done with the whole page. */
  actions?: ReactNode;
}

export function CreatorHeading({ title, lang, children, actions }: CreatorHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 lang={lang} className="text-2xl wrap-anywhere">
          {title}
        </h1>
        {children ? <div className="mt-2 text-ink-soft">{children}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
