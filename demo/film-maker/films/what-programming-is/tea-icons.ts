import { share } from '../../picture/easing.ts';
import { drawn } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';

/** What tea needs, around the origin, some hundred wide, line by line. */
type Icon = (progress: number) => string;

const pen = { color: palette.ink, width: 4 };

function lines(...strokes: readonly (string | { d: string; fill: string })[]): Icon {
  return (progress) =>
    strokes
      .map((stroke, index) => {
        const own = share(progress * strokes.length, index * 0.8, index * 0.8 + 1);
        return typeof stroke === 'string'
          ? drawn(stroke, own, pen)
          : drawn(stroke.d, own, { ...pen, fill: stroke.fill });
      })
      .join('');
}

const kettle = lines(
  { d: 'M-40 44h76q10 0 8 -12q-7 -44 -46 -44q-39 0 -46 44q-2 12 8 12Z', fill: palette.accentTint },
  'M40 16q22 -2 26 -28',
  'M-34 -2q32 -56 64 0',
  'M-2 -12v-10',
  'M76 -22q10 -8 2 -18q-8 -10 2 -20',
);

const leaves = lines(
  'M0 52Q-6 16 0 -6',
  { d: 'M0 30C-44 30 -58 0 -54 -20C-22 -20 0 0 0 30Z', fill: palette.successTint },
  { d: 'M0 18C40 16 54 -14 50 -34C18 -32 -2 -10 0 18Z', fill: palette.successTint },
  { d: 'M0 -4C-18 -20 -12 -46 2 -58C16 -42 16 -20 0 -4Z', fill: palette.successTint },
);

const milkAndSugar = lines(
  { d: 'M-62 -34h52l-7 82h-38Z', fill: palette.card },
  'M-59 -8q12 -7 23 0t23 0',
  { d: 'M12 10h40v38h-40Z', fill: palette.sunken },
  { d: 'M26 -30h36v34h-36Z', fill: palette.sunken },
);

const cup = lines(
  { d: 'M-46 -16h80v26q0 36 -32 36h-16q-32 0 -32 -36Z', fill: palette.accentTint },
  'M34 -8q26 -2 24 18q-2 18 -28 16',
  'M-58 56h104',
  'M-22 -28q-9 -10 0 -20q9 -10 0 -20',
  'M8 -28q-9 -10 0 -20q9 -10 0 -20',
);

export const teaIcons = { kettle, leaves, milkAndSugar, cup };
