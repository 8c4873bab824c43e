import { buffer } from 'node:stream/consumers';
import type { FileBounds } from './file-bounds.ts';
import { readPdf } from './pdf-file.ts';
import { readTextFile } from './text-file.ts';

/*
 * A program of its own, for one file that a stranger made: it takes the file from its standard input and writes the text to its
 * standard output. It knows no database, no store and no secret, and whoever runs it ends it when it takes too long.
 */

const [kind, extension = '', bounds = ''] = process.argv.slice(2);

const bytes = await buffer(process.stdin);
const limits: FileBounds = JSON.parse(bounds);
const text = kind === 'pdf' ? await readPdf(bytes, limits) : readTextFile(bytes, extension, limits);
process.stdout.write(JSON.stringify(text));
