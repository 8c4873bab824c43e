import type { Config } from './config.ts';

/** Why a program cannot listen there, in a sentence for the person who chose the address; null for anything else. */
export function listenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string | null {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop it, or choose another PORT.`;
    case 'EACCES':
      return `Port ${port} is not allowed for this account. Choose a PORT of 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one that it has.`;
    default:
      return null;
  }
}
