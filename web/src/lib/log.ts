/** The one door to the browser's console, so that levels and wording stay in one place. */

type Level = 'debug' | 'info' | 'warn' | 'error';

function write(level: Level, message: string, detail: Readonly<Record<string, unknown>> | undefined): void {
  // biome-ignore lint/suspicious/noConsole: this is where logging ends.
  const sink = console[level];
  if (detail === undefined) sink(message);
  else sink(message, detail);
}

export const log = {
  debug: (message: string, detail?: Readonly<Record<string, unknown>>) => write('debug', message, detail),
  info: (message: string, detail?: Readonly<Record<string, unknown>>) => write('info', message, detail),
  warn: (message: string, detail?: Readonly<Record<string, unknown>>) => write('warn', message, detail),
  error: (message: string, detail?: Readonly<Record<string, unknown>>) => write('error', message, detail),
};
