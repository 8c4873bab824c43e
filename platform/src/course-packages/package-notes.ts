import { type PackagePartCode, shownPlaces } from '@academy/contract/course-packages/package-parts.ts';
import type { PackageReport } from '@academy/contract/course-packages/package-report.ts';
import { shownName } from './package-problem.ts';

/** Writes down what was changed or left out, and where. However much it is, what is kept of it is small. */
export class PackageNotes {
  readonly #parts = new Map<PackagePartCode, { count: number; places: Set<string> }>();

  add(code: PackagePartCode, place: string, count = 1): void {
    if (count === 0) return;
    const part = this.#parts.get(code) ?? { count: 0, places: new Set() };
    part.count += count;
    part.places.add(shownName(place));
    this.#parts.set(code, part);
  }

  list(): PackageReport['parts'] {
    return [...this.#parts].map(([code, { count, places }]) => ({
      code,
      count,
      places: [...places].slice(0, shownPlaces),
      placeCount: places.size,
    }));
  }
}
