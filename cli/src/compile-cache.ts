import module from 'node:module';
import path from 'node:path';

/** In node_modules, so that a new installation begins with an empty one. */
const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/academy-compiled');

/**
 * Keeps the compiled form of every module between starts, which nearly halves the time they take. Where the folder
 * cannot be written everything works as before, just not as quickly.
 */
export function enableCompileCache(): void {
  module.enableCompileCache(folder);
}

/** For the programs we start. */
export const compileCacheEnvironment = { NODE_COMPILE_CACHE: folder };

/** Written at the end otherwise, which a killed process does not have. */
export function saveCompileCache(): void {
  module.flushCompileCache();
}
