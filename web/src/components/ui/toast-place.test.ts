import { describe, expect, it } from 'vitest';
import { toastPlace } from './toast-place.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 700 };
const box = (top: number, bottom: number, right: number) => ({ top, bottom, right, height: bottom - top });

describe('a toast', () => {
  it('stands at the bottom where nothing is in its way', () => {
    expect(toastPlace('bottom', { window: wide, bars: [], field: null })).toEqual({
      edge: 'bottom',
      liftPx: 0,
    });
  });

  it('stands above the controls of a film where it would lie on them', () => {
    const lift = (controls: ReturnType<typeof box>) =>
      toastPlace('bottom', { window: wide, bars: [controls], field: null });
    expect(lift(box(660, 750, 1000)).liftPx).toBe(140);
    // Where the film ends higher up, or further left, it stays in its corner.
    expect(lift(box(500, 590, 1000)).liftPx).toBe(0);
    expect(lift(box(660, 750, 840)).liftPx).toBe(0);
    const low = { width: 844, height: 390 };
    expect(toastPlace('bottom', { window: low, bars: [box(280, 370, 844)], field: null }).edge).toBe(
      'bottom',
    );
    expect(toastPlace('bottom', { window: low, bars: [box(240, 330, 844)], field: null }).edge).toBe('top');
  });

  it('stands above both of two bars, one over the other', () => {
    const bars = [box(560, 640, 390), box(640, 700, 390)];
    expect(toastPlace('bottom', { window: phone, bars, field: null }).liftPx).toBe(140);
  });

  it('stands above the bar at the bottom, and lower again when that is out of sight', () => {
    expect(toastPlace('bottom', { window: wide, bars: [box(720, 784, 1200)], field: null }).liftPx).toBe(80);
    expect(toastPlace('bottom', { window: phone, bars: [box(590, 700, 390)], field: null }).liftPx).toBe(110);
    expect(toastPlace('bottom', { window: wide, bars: [box(900, 960, 1200)], field: null }).liftPx).toBe(0);
    // A bar that belongs to other widths takes no room.
    expect(toastPlace('bottom', { window: wide, bars: [box(0, 0, 0)], field: null }).liftPx).toBe(0);
  });

  it.each([
    ['under it', wide, box(700, 740, 1200), 'top'],
    ['beside it', wide, box(700, 740, 700), 'bottom'],
    ['above it', wide, box(300, 340, 1200), 'bottom'],
    ['under it on a phone', phone, box(620, 660, 374), 'top'],
  ] as const)('makes room for a field that is typed in: %s', (_, window, field, edge) => {
    expect(toastPlace('bottom', { window, bars: [], field }).edge).toBe(edge);
  });

  it('counts from the bar it stands on', () => {
    const bars = [box(720, 784, 1200)];
    expect(toastPlace('bottom', { window: wide, bars, field: box(560, 600, 1200) }).edge).toBe('top');
    expect(toastPlace('bottom', { window: wide, bars, field: box(440, 480, 1200) }).edge).toBe('bottom');
  });

  it('stays away from what was pressed on a phone', () => {
    expect(toastPlace('top', { window: phone, bars: [], field: null }).edge).toBe('top-on-phones');
  });
});
