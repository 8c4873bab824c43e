import { hues } from '@academy/contract/courses/hues.ts';
import { describe, expect, it } from 'vitest';
import { coverSvg } from './cover-svg.ts';

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
    const course = { seed: '0198f2', hue: 'rose' } as const;
    expect(coverSvg(course)).toBe(coverSvg(course));
  });

  it('is never the same for two courses', () => {
    const covers = new Set(seeds.map((seed) => coverSvg({ seed, hue: 'rose' })));
    expect(covers.size).toBe(seeds.length);
  });

  it('is the same pattern on another ground for each hue', () => {
    const covers = hues.map((hue) => coverSvg({ seed: 'a', hue }));
    expect(new Set(covers).size).toBe(hues.length);
    expect(new Set(covers.map((svg) => svg.replaceAll(/#[0-9a-f]{6}/g, ''))).size).toBe(1);
  });

  it('stays under 6 kB', () => {
    for (const seed of seeds) expect(coverSvg({ seed, hue: 'ochre' }).length).toBeLessThan(6000);
  });

  it('is well-formed, refers only to what it defines and holds no broken number', () => {
    for (const seed of seeds.slice(0, 60)) {
      const svg = coverSvg({ seed, hue: 'slate-blue' });
      assertWellFormed(svg);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/);
      const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
      for (const [, reference] of svg.matchAll(/href="#(\w+)"/g)) expect(ids).toContain(reference);
    }
  });

  it('carries nothing of a hostile seed into the markup', () => {
    const svg = coverSvg({ seed: '"><script>alert(1)</script>&', hue: 'rose' });
    assertWellFormed(svg);
    expect(svg).not.toContain('script');
  });
});
