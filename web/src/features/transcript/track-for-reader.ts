interface Languages {
  /** Of the interface. */
  readonly reader: string;
  /** In the film, where that is known. */
  readonly spoken: string | null;
}

/** The language in which a transcript opens: the reader's, else the one that is spoken, else the first there is. */
export function trackForReader(
  tracks: readonly { language: string }[],
  { reader, spoken }: Languages,
): string {
  const languages = tracks.map(({ language }) => language);
  const find = (wanted: string | null) =>
    languages.find((language) => language === wanted) ??
    languages.find((language) => language.split('-')[0] === wanted?.split('-')[0]);
  return find(reader) ?? find(spoken) ?? languages[0] ?? '';
}
