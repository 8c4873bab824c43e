import type { Film } from '../film.ts';
import { boxPath, card, drawn, faded } from '../picture/marks.ts';
import { hues, palette } from '../picture/palette.ts';
import { measured, priceOf } from './regularisation/measurements.ts';
import { misses, points } from './regularisation/points.ts';
import { priceSlider, sliderAt } from './regularisation/price-slider.ts';
import { fittedCurve } from './regularisation/priced-curve.ts';
import { boat, river } from './regularisation/river.ts';
import { Sheet } from './regularisation/sheet.ts';
import { trials } from './regularisation/trials.ts';

export const regularisation: Film = {
  name: 'regularisation',
  language: 'en',
  voice: 'elena',
  course: 'Machine Learning by Intuition',
  title: ['Regularisation:', 'a price for', 'complexity'],
  teacher: 'with Elena Marchetti',
  closing: { label: 'Next lesson', text: 'More data, better data' },
  hue: hues.plum,
  folds: 8,
  sentences: [
    {
      id: 'title',
      text: 'Regularisation: a price for complexity.',
      spoken: 'Regularization: a price for complexity.',
      pauseSeconds: 1.3,
    },
    { id: 'points', text: 'Here are twelve measurements, and a curve that wants to please them all.' },
    { id: 'bends', text: 'It bends to touch every single point, even those that are only noise.' },
    { id: 'misses', text: 'Show it something new, and it misses by far.', pauseSeconds: 1 },
    { id: 'pay', text: 'So let the model pay for every bend.' },
    { id: 'worth', text: 'Now it bends only where the data make it worth the price.' },
    {
      id: 'formula',
      text: 'That is all the frightening formula says: error, plus price, times bending.',
      pauseSeconds: 0.9,
    },
    { id: 'free', text: 'With no price, the curve chases noise.' },
    { id: 'dear', text: 'With a price too high, it hardly bends at all.' },
    { id: 'boat', text: 'In between lies the path a boat would take along the river.', pauseSeconds: 1.1 },
    { id: 'try', text: 'So how high should it be? Try several prices on data the model has not seen.' },
    { id: 'down', text: 'Start large, and come down.', pauseSeconds: 1.6 },
    { id: 'keep', text: 'And keep the one where new data surprise you least.', pauseSeconds: 0.8 },
  ],
  chapters: [
    { from: 'points', title: 'Too clever' },
    { from: 'pay', title: 'A price for every bend' },
    { from: 'try', title: 'How high a price?' },
  ],
  draw(timeline) {
    const slider = sliderAt(timeline);
    const curve = fittedCurve(measured, priceOf(slider));
    const sheet = new Sheet(timeline);
    return [
      card(sheet.box),
      `<clipPath id="plot"><path d="${boxPath(sheet.box, 14)}"/></clipPath><g clip-path="url(#plot)">`,
      river(sheet, timeline),
      drawn(sheet.line(curve), timeline.since('bends', { delay: -0.4, lasts: 2.6 }), {
        color: palette.accent,
        width: 5,
      }),
      misses(sheet, curve, timeline),
      '</g>',
      points(sheet, timeline),
      boat(sheet, curve, timeline),
      faded(
        priceSlider(slider, timeline),
        timeline.since('pay', { delay: -0.4 }) * (1 - timeline.since('try', { delay: -0.5 })),
      ),
      faded(trials(timeline), timeline.since('try', { delay: 0.1 })),
    ].join('');
  },
};
