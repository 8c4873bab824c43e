import { describe, expect, it } from 'vitest';
import { catalogueCategories } from './categories.ts';
import { hueOfCategory, hues } from './hues.ts';

describe('the hue of a category', () => {
  it('is another for each category of the catalogue', () => {
    expect(new Set(catalogueCategories.map(({ name }) => hueOfCategory(name))).size).toBe(8);
  });

  it('is given to the categories only the course form knows, and to unknown ones, always the same', () => {
    for (const name of ['Cybersecurity', 'Cloud Computing', 'Beekeeping', 'constructor', '']) {
      expect(hues).toContain(hueOfCategory(name));
      expect(hueOfCategory(name)).toBe(hueOfCategory(` ${name.toUpperCase()} `));
    }
  });
});
