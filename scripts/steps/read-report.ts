import { readFileSync } from 'node:fs';

/** What a test runner wrote for machines, or null when it did not get that far. */
export function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
