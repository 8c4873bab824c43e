import { describe, expect, it } from 'vitest';
import { counter, formatFamilies, gauge, Histogram } from './text-format.ts';

describe('the text format of metrics', () => {
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

describe('a histogram', () => {
  it('counts in each bucket all that lies at its bound or below', () => {
    const histogram = new Histogram({ name: 'took', help: 'How long', bounds: [0.1, 0.5, 1] });
    for (const value of [0.05, 0.1, 0.3, 0.75, 4]) histogram.observe('a', () => ({ route: '/a' }), value);
    expect(formatFamilies([histogram.family()])).toBe(
      [
        '# HELP took How long',
        '# TYPE took histogram',
        'took_bucket{route="/a",le="0.1"} 2',
        'took_bucket{route="/a",le="0.5"} 3',
        'took_bucket{route="/a",le="1"} 4',
        'took_bucket{route="/a",le="+Inf"} 5',
        'took_sum{route="/a"} 5.2',
        'took_count{route="/a"} 5',
        '',
      ].join('\n'),
    );
  });

  it('keeps what has other labels apart', () => {
    const histogram = new Histogram({ name: 'took', help: 'How long', bounds: [1] });
    histogram.observe('a', () => ({ route: '/a' }), 1);
    histogram.observe('b', () => ({ route: '/b' }), 2);
    const text = formatFamilies([histogram.family()]);
    expect(text).toContain('took_bucket{route="/a",le="1"} 1');
    expect(text).toContain('took_bucket{route="/b",le="1"} 0');
    expect(text).toContain('took_bucket{route="/b",le="+Inf"} 1');
  });
});
