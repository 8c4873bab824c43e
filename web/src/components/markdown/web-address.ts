/** Only addresses of web pages: whatever else a browser would follow, a script above all, stays text. */
export function webAddress(written: string): string | undefined {
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  return new URL(written).href;
}
