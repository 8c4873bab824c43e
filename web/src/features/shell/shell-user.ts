/** What the header shows of a person. `undefined` while unknown, `null` for a visitor. */
export type ShellUser =
  | { name: string; email: string; avatar: string | null; role: string }
  | null
  | undefined;
