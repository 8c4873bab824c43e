/**
 * The one line everybody waits for, whatever the log level: plain for a person at a terminal, a JSON line like
 * those of the log for anything else.
 */
export function announceReady(address: string): void {
  const sentence = `Academy is ready at ${address}`;
  const line = { level: 30, time: Date.now(), pid: process.pid, name: 'academy', address, msg: sentence };
  console.log(process.stdout.isTTY ? `\n  ${sentence}\n` : JSON.stringify(line));
}
