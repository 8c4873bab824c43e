/** A response of many lines, each of them JSON, as they come. A line that was cut in two by the end is not one. */
export async function* readLines(response: Response): AsyncGenerator<unknown, void> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line);
      if (done) break;
    }
    if (isWhole(rest)) yield JSON.parse(rest);
  } finally {
    // Whoever stops reading leaves nothing running; what is over already has nothing to be told.
    void reader.cancel().catch(() => undefined);
  }
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
