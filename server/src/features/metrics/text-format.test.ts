import { describe, expect, it } from 'vitest';
import { counter, formatFamilies, gauge } from './text-format.ts';

describe('the text format of figures', () => {
  it('says of each family what it is and of which kind, before its samples', () => {
    const text = formatFamilies([
      counter('a_total', 'What came', 3),
      gauge('b', 'What is', [
        { labels: { state: 'idle', of: 'pool' }, value: 0.25 },
        { labels: { state: 'busy', of: 'pool' }, value: 2 },
      ]),
    ]);
    expect(text).toBe(
      [
        '# HELP a_total What came',
        '# TYPE a_total counter',
        'a_total 3',
        '# HELP b What is',
        '# TYPE b gauge',
        'b{state="idle",of="pool"} 0.25',
        'b{state="busy",of="pool"} 2',
        '',
      ].join('\n'),
    );
  });

  it('escapes what would end a line or a value', () => {
    const text = formatFamilies([
      gauge('a', 'Two\nlines \\ "here"', [{ labels: { is: '"\\\n' }, value: 1 }]),
    ]);
    expect(text).toBe('# HELP a Two\\nlines \\\\ "here"\n# TYPE a gauge\na{is="\\"\\\\\\n"} 1\n');
  });

  it('names a family that has nothing to show yet', () => {
    expect(formatFamilies([counter('a', 'Nothing', [])])).toBe('# HELP a Nothing\n# TYPE a counter\n');
  });

  it.each([
    [Number.POSITIVE_INFINITY, '+Inf'],
    [Number.NEGATIVE_INFINITY, '-Inf'],
    [Number.NaN, 'NaN'],
    [1e21, '1e+21'],
  ])('writes %d as %s', (value, written) => {
    expect(formatFamilies([gauge('a', 'A', value)])).toContain(`\na ${written}\n`);
  });
});
