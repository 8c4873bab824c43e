import type { Config } from '@academy/platform/config.ts';

/** Why the API cannot start, in one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export function startErrorOf(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is taken by another program. Stop it, or choose another PORT.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} is not allowed for this account. Choose a PORT of 1024 or above.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`This machine has no address ${host}. Set HOST to one that it has.`);
    default:
      return error;
  }
}
