import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';

const questions = () => within(screen.getByRole('main')).queryAllByRole('button', { name: /\?$/ });

async function openFaq() {
  const app = openApp('/faq');
  await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
  return { ...app, search: within(screen.getByRole('main')).getByRole('searchbox') };
}

test('eight questions are answered', async () => {
  const { hand } = await openFaq();
  const asked = questions().map(({ textContent }) => textContent);
  const about = [
    /enroll/i,
    /pa(y|id)/i,
    /phone|mobile/i,
    /access/i,
    /certificate/i,
    /refund/i,
    /offline/i,
    /contact an instructor/i,
  ];
  expect(asked).toEqual(about.map((pattern) => expect.stringMatching(pattern)));
  await hand.click(screen.getByRole('button', { name: /payment methods/i }));
  // Whoever enrolls is never asked to pay: no card or bank may be promised.
  const paying = await screen.findByText(/^Nothing is charged on this site when you enroll/);
  expect(paying.textContent).toContain('FREE costs nothing at all');
  expect(paying.textContent).not.toMatch(/credit|PayPal|bank/i);
  await hand.click(screen.getByRole('button', { name: /refund/i }));
  await screen.findByText(/within 30 days .* less than 30% of it/);
  await hand.click(screen.getByRole('button', { name: /contact an instructor/i }));
  await screen.findByText(/within 1 to 3 business days/);
  await expectAccessible('answers');
});

test('the search filters when it is submitted, and can be cleared', async () => {
  const { hand, search } = await openFaq();
  await hand.type(search, 'certificate');
  expect(questions()).toHaveLength(8);
  await hand.keyboard('{Enter}');
  expect(questions().length).toBeLessThan(8);
  expect(questions().length).toBeGreaterThan(0);
  await hand.clear(search);
  await hand.type(search, 'xyzzy{Enter}');
  expect(screen.getByText('No results')).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(questions()).toHaveLength(8);
  expect(document.activeElement).toBe(search);
});

test("'Contact Support' does nothing where the operator set no address", async () => {
  const { hand, address } = await openFaq();
  const before = document.body.innerHTML;
  for (const button of screen.getAllByRole('button', { name: 'Contact Support' })) await hand.click(button);
  expect(address()).toBe('/faq');
  expect(document.body.innerHTML).toBe(before);
});
