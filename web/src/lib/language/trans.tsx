import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What is filled into a sentence is text, whatever signs are in it. Lingui would look for elements in it, too: a title could
 * become a link of the sentence that names it. A list is drawn as it is.
 */
export function Trans({ values = {}, ...sentence }: TransProps) {
  const harmless = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && value.includes('<') ? [value] : value,
  ]);
  return <LinguiTrans {...sentence} values={Object.fromEntries(harmless)} />;
}
