const REDRAW_MS = 1000;
const CLEAR_LINE = '\r\u001b[K';

/**
 * One calm line for a long step, on the error stream so that a log on the output stays clean.
 * A terminal sees the seconds pass in place; a file gets the line once.
 */
export function startProgressLine(text) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const onTerminal = Boolean(process.stderr.isTTY);
  process.stderr.write(onTerminal ? `${text} …` : `${text} …\n`);
  const redraw = onTerminal
    ? setInterval(() => process.stderr.write(`${CLEAR_LINE}${text} … ${seconds()} s`), REDRAW_MS)
    : undefined;

  return {
    end(outcome) {
      clearInterval(redraw);
      process.stderr.write(`${onTerminal ? CLEAR_LINE : ''}${outcome} (${seconds()} s)\n`);
    },
  };
}
