import { mix } from '../../picture/easing.ts';
import { fittedCurve, meanError, type Point } from './priced-curve.ts';

/** What the model is shown. */
export const measured: readonly Point[] = [
  [-0.97, -0.12],
  [-0.84, -0.56],
  [-0.66, -0.38],
  [-0.5, -0.72],
  [-0.31, -0.24],
  [-0.13, -0.3],
  [0.06, 0.28],
  [0.24, 0.12],
  [0.42, 0.66],
  [0.6, 0.4],
  [0.79, 0.72],
  [0.96, 0.3],
].map(([x = 0, y = 0]) => ({ x, y }));

/** What it is tried on. */
export const unseen: readonly Point[] = [
  [-0.91, -0.5],
  [-0.74, -0.6],
  [-0.4, -0.5],
  [-0.04, -0.04],
  [0.15, 0.2],
  [0.52, 0.56],
  [0.88, 0.56],
].map(([x = 0, y = 0]) => ({ x, y }));

/** The price on a slider from 0 to 1: none at all, then ten million times as much from end to end. */
export function priceOf(slider: number): number {
  return slider <= 0 ? 0 : 10 ** mix(-6, 1, slider);
}

const STEPS = 15;
/** How well each price does. */
export const tried = Array.from({ length: STEPS }, (_, index) => {
  const slider = index / (STEPS - 1);
  return { slider, error: meanError(fittedCurve(measured, priceOf(slider)), unseen) };
});
export const best = tried.reduce((least, candidate) => (candidate.error < least.error ? candidate : least));
