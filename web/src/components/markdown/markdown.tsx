import { type ComponentType, useEffect, useState } from 'react';
import { log } from '@/lib/log.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface MarkdownProps {
  source: string;
}

let loaded: ComponentType<MarkdownProps> | undefined;

async function loadMarkdown(): Promise<ComponentType<MarkdownProps>> {
  const { MarkdownText } = await import('./markdown-text.tsx');
  loaded = MarkdownText;
  return MarkdownText;
}

/** Fetches what reads Markdown while the text is still being asked for. What fails here is told where it is drawn. */
export function preloadMarkdown(): void {
  void loadMarkdown().catch(() => undefined);
}

/**
 * A lesson's text. What reads it is larger than the rest of the page and needed last, so it is fetched apart. Until it is
 * there, and where it cannot be fetched, the text is shown as it was written.
 */
export function Markdown({ source }: MarkdownProps) {
  const [Text, setText] = useState(() => loaded);
  useEffect(() => {
    if (Text !== undefined) return;
    loadMarkdown().then(
      (component) => setText(() => component),
      (error: unknown) => log.warn('A text is shown as it was written.', { error }),
    );
  }, [Text]);
  if (Text !== undefined) return <Text source={source} />;
  return (
    <p lang={textLanguage(source)} className="measure whitespace-pre-line">
      {source}
    </p>
  );
}
