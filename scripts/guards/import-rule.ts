import path from 'node:path';
import { browserViolations } from './imports/browser-rule.ts';
import { featureViolations } from './imports/feature-fence.ts';
import { cycleViolations } from './imports/import-cycles.ts';
import { roomViolations } from './imports/room-rule.ts';
import { readSourceTree } from './imports/source-tree.ts';
import { reportViolations } from './report-violations.ts';

/** Who may import whom, read from every file there is: rooms, features, browser and Node, and no circles. */
export function importViolations(root: string): string[] {
  const tree = readSourceTree(root);
  return [
    ...roomViolations(tree),
    ...featureViolations(tree),
    ...browserViolations(tree),
    ...cycleViolations(tree),
  ];
}

if (import.meta.main) reportViolations(importViolations(path.resolve(import.meta.dirname, '../..')));
