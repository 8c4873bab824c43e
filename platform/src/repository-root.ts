import path from 'node:path';

/** The folder that holds package.json of the whole academy; relative settings are meant from here. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../..');
