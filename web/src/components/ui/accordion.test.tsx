import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx';

function Questions() {
  return (
    <Accordion>
      {['First', 'Second', 'Third'].map((name, index) => (
        <AccordionItem key={name} defaultOpen={index === 0}>
          <AccordionTrigger>{`${name}?`}</AccordionTrigger>
          <AccordionContent>{`${name}.`}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

const trigger = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true';

test('each heading opens and closes its own content, which is named by it', async () => {
  const hand = userEvent.setup();
  render(<Questions />);
  expect([isOpen('First?'), isOpen('Second?')]).toEqual([true, false]);
  expect(screen.queryByText('Second.')).toBeNull();
  await hand.click(trigger('Second?'));
  expect([isOpen('First?'), isOpen('Second?')]).toEqual([true, true]);
  const content = screen.getByRole('region', { name: 'Second?' });
  expect(content.textContent).toBe('Second.');
  expect(trigger('Second?').getAttribute('aria-controls')).toBe(content.id);
  await hand.click(trigger('First?'));
  expect(isOpen('First?')).toBe(false);
});

test('the arrow keys go from one heading to the next and around, Home and End to the outer ones', async () => {
  const hand = userEvent.setup();
  render(<Questions />);
  trigger('First?').focus();
  for (const [key, name] of [
    ['ArrowDown', 'Second?'],
    ['End', 'Third?'],
    ['ArrowDown', 'First?'],
    ['ArrowUp', 'Third?'],
    ['Home', 'First?'],
  ] as const) {
    await hand.keyboard(`{${key}}`);
    expect(document.activeElement, key).toBe(trigger(name));
  }
});

test('a page from the server holds what is folded, for readers without scripts, and no style of an element', () => {
  const html = renderToString(<Questions />);
  for (const answer of ['First.', 'Second.', 'Third.']) expect(html).toContain(answer);
  expect(html).not.toContain('style=');
});
