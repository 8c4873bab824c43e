function smallestFactor(count: number): number {
  for (const factor of [2, 3, 5, 7]) if (count % factor === 0) return factor;
  return count;
}

const degrees = (value: number): number => Number(value.toFixed(2));

/**
 * Repeats a shape `count` times around the origin. Copies of copies: sixteen petals cost four `<use>` instead
 * of fifteen, which is what keeps a cover within a few kB.
 */
export function createRadialRepeat() {
  let used = 0;
  return (shape: string, count: number, startDegrees = 0): string => {
    let drawn = shape;
    let step = 360 / count;
    let left = count;
    while (left > 1) {
      const factor = smallestFactor(left);
      const id = `a${used}`;
      used += 1;
      let copies = '';
      for (let copy = 1; copy < factor; copy += 1) {
        copies += `<use href="#${id}" transform="rotate(${degrees(copy * step)})"/>`;
      }
      drawn = `<g id="${id}">${drawn}</g>${copies}`;
      step *= factor;
      left /= factor;
    }
    return startDegrees === 0 ? drawn : `<g transform="rotate(${degrees(startDegrees)})">${drawn}</g>`;
  };
}

export type RadialRepeat = ReturnType<typeof createRadialRepeat>;
