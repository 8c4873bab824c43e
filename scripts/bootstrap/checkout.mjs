import { fileURLToPath } from 'node:url';

/** The folder of this checkout, wherever the command was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
