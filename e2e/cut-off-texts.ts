import type { Page } from '@playwright/test';
import { drawn } from './expect-accessible.ts';

/**
 * What does not fit at these widths: whatever stands out of the page to the side, and texts of ours that are cut off or stand out
 * of their box. What people wrote carries its language, and may be shortened.
 */
export async function findMisfits(page: Page, state: string, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    for (const misfit of await misfitsOf(page)) found.push(`${state}, ${width} px: ${misfit}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

function misfitsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1;
    const found: string[] = [];
    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    if (tooWide > 0) found.push(`the page stands out by ${tooWide} px`);

    const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const known = new Map<Element, readonly Element[]>();
    /** The parts around a text that cut it off, the nearest first, as far as one that can be scrolled. */
    const cutters = (element: Element | null): readonly Element[] => {
      if (!element || element === document.body) return [];
      const before = known.get(element);
      if (before) return before;
      const { overflowX } = getComputedStyle(element);
      const around = scrolls(overflowX) ? [] : cutters(element.parentElement);
      const all = isHidden(overflowX) ? [element, ...around] : around;
      known.set(element, all);
      return all;
    };
    const standsOut = (text: DOMRect, box: DOMRect) =>
      text.right > box.right + tolerance || text.left < box.left - tolerance;
    /** Cut down to a single pixel, at this width or at any. */
    const isForScreenReaders = (element: Element) =>
      [element, ...cutters(element)].some(
        (part) => part.clientWidth === 1 && getComputedStyle(part).position === 'absolute',
      );
    const isForEyes = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], svg, noscript') === null &&
      !isForScreenReaders(element);

    const lookAtText = (text: Text, element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      const style = getComputedStyle(element);
      const name = `${element.localName} “${text.data.trim()}”`;
      if (style.display !== 'inline' && standsOut(rect, element.getBoundingClientRect()))
        found.push(`${name} stands out of its box`);
      else if (cutters(element).some((around) => standsOut(rect, around.getBoundingClientRect())))
        found.push(`${name} is cut off`);
      else if (isHidden(style.overflowY) && rect.bottom > element.getBoundingClientRect().bottom + tolerance)
        found.push(`${name} is cut off below`);
    };

    const pen = document.createElement('canvas').getContext('2d');
    const lookAtChoice = (select: HTMLSelectElement) => {
      const text = select.selectedOptions[0]?.text;
      if (!pen || !text) return;
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(text).width > room + tolerance) found.push(`the choice “${text}” is cut off`);
    };

    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang]') !== document.documentElement || !isForEyes(element)) continue;
      if (element instanceof HTMLSelectElement) lookAtChoice(element);
      else if (!element.matches('option, textarea, script, style'))
        for (const child of element.childNodes)
          if (child instanceof Text && child.data.trim() !== '') lookAtText(child, element);
    }
    return found;
  });
}
