/**
 * Tells a database that cannot be reached or does not answer from a query that is wrong: the first
 * passes by itself and is worth another try, the second is our own fault.
 */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57014', // statement timed out
  '57P01', // the server is shutting down
  '57P02', // the server crashed
  '57P03', // the server is starting up
  '53300', // too many connections
  '25006', // a standby that has not taken over yet
]);

export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (awayCodes.has(code) || code.startsWith('08')) return true;
    if (
      /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has))/.test(
        cause.message,
      )
    ) {
      return true;
    }
  }
  return false;
}
