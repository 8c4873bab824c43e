import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChoiceMenu } from './choice-menu.tsx';

it('opened by keyboard, a menu begins at what is chosen', async () => {
  const hand = userEvent.setup();
  const choices = [0.5, 1, 2].map((value) => ({ value, label: `${value}×` }));
  render(
    <ChoiceMenu
      trigger={<button type="button">Speed</button>}
      label="Speed"
      choices={choices}
      chosen={1}
      columns={3}
      onChoose={() => {}}
      onOpenChange={() => {}}
    />,
  );
  await hand.tab();
  await hand.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('menuitemradio', { name: '1×' }));
  await hand.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('2×');
});
