import { compositionRoots, isTestCode, partsUsableFrom, sharedFeatureFiles } from './rooms.ts';
import { at, type Import, type SourceFile, type SourceTree, type Violation } from './source-tree.ts';

/** Features are found by their folders, so a new one is fenced the moment it exists. */
export function featureViolations(tree: SourceTree): Violation[] {
  return tree.files.flatMap((file) =>
    file.imports.flatMap((use) => {
      if (use.target.kind !== 'file' || !use.target.path.startsWith(`${file.room}/src/`)) return [];
      const sentence = against(file, use.target.path);
      return sentence ? [at(file, use, `${named(use)} ${sentence}`)] : [];
    }),
  );
}

function against(file: SourceFile, target: string): string | null {
  const from = featureOf(file.path);
  const to = featureOf(target);
  if (to !== null && to !== from) {
    if (isCompositionRoot(file.path) || (from !== null && sharedFeatureFiles.has(target))) return null;
    if (from !== null) return `of another feature: ${from} and ${to} meet in the composition root alone.`;
    return `of the feature ${to}: only the composition root knows the features.`;
  }
  if (isCompositionRoot(target)) {
    return mayUseCompositionRoot(file.path)
      ? null
      : 'of the composition root, which nothing below it may know.';
  }
  const part = partOf(file.path);
  const open = partsUsableFrom[file.room]?.[part];
  if (!open || partOf(target) === part || isTestCode(file.path) || isTestCode(target)) return null;
  return open.includes(partOf(target))
    ? null
    : `: ${part} may use ${open.length === 0 ? 'nothing' : open.join(', ')} beside itself.`;
}

function featureOf(path: string): string | null {
  return /^[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function partOf(path: string): string {
  return path.split('/')[2] ?? '';
}

function isCompositionRoot(path: string): boolean {
  return compositionRoots.some((root) => (root.endsWith('/') ? path.startsWith(root) : path === root));
}

function mayUseCompositionRoot(path: string): boolean {
  return isCompositionRoot(path) || isTestCode(path) || /^[^/]+\/src\/main\.tsx?$/.test(path);
}

function named(use: Import): string {
  return `imports ${use.specifier}`;
}
