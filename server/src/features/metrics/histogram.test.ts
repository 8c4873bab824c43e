import { describe, expect, it } from 'vitest';
import { Histogram } from './histogram.ts';
import { formatFamilies } from './text-format.ts';

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
