import { describe, expect, it } from 'vitest';
import { categoryHues, hueOfCategory } from './category-hue.ts';
import { coverSvg } from './cover-svg.ts';

const catalogueCategories = [
  'Programming',
  'Data Science',
  'Machine Learning',
  'Web Development',
  'Mobile Development',
  'DevOps',
  'Design',
  'Business',
];

const seeds = Array.from({ length: 300 }, (_, index) => `course-${index}`);

/** Enough of XML for what we write: balanced tags, quoted attributes, nothing stray between them. */
function assertWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>&]*")*)(\/?)>/g,
    (_tag, closing: string, name: string, _attributes: string, selfClosing: string) => {
      if (closing) expect(open.pop()).toBe(name);
      else if (!selfClosing) open.push(name);
      return '';
    },
  );
  expect(rest).toBe('');
  expect(open).toEqual([]);
}

describe('a generated cover', () => {
  it('is the same picture for the same course every time', () => {
    const course = { seed: '0198f2', category: 'Design' };
    expect(coverSvg(course)).toBe(coverSvg(course));
  });

  it('is never the same for two courses', () => {
    const covers = new Set(seeds.map((seed) => coverSvg({ seed, category: 'Design' })));
    expect(covers.size).toBe(seeds.length);
  });

  it('stays under 6 kB', () => {
    for (const seed of seeds) expect(coverSvg({ seed, category: 'Business' }).length).toBeLessThan(6000);
  });

  it('is well-formed, refers only to what it defines and holds no broken number', () => {
    for (const seed of seeds.slice(0, 60)) {
      const svg = coverSvg({ seed, category: 'DevOps' });
      assertWellFormed(svg);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/);
      const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
      for (const [, reference] of svg.matchAll(/href="#(\w+)"/g)) expect(ids).toContain(reference);
    }
  });

  it('carries nothing of a hostile seed or category into the markup', () => {
    const hostile = '"><script>alert(1)</script>&';
    const svg = coverSvg({ seed: hostile, category: hostile });
    assertWellFormed(svg);
    expect(svg).not.toContain('script');
  });

  it('is drawn at the size asked for', () => {
    expect(coverSvg({ seed: 'a', category: 'Design', width: 320, height: 180 })).toContain(
      'width="320" height="180"',
    );
  });
});

describe('the ground of a category', () => {
  it('is another for each category of the catalogue', () => {
    expect(new Set(catalogueCategories.map((name) => hueOfCategory(name).ground)).size).toBe(8);
  });

  it('is given to the categories only the course form knows, and to unknown ones, always the same', () => {
    for (const name of ['Cybersecurity', 'Cloud Computing', 'Beekeeping', 'constructor']) {
      expect(categoryHues).toContain(hueOfCategory(name));
      expect(hueOfCategory(name)).toBe(hueOfCategory(` ${name.toUpperCase()} `));
    }
  });
});
