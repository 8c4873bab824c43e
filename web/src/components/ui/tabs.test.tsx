import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const isPressed = (name: string) => tab(name).hasAttribute('data-pressed');

it('a tab that was pressed has no ring, until a key is used', async () => {
  const hand = userEvent.setup();
  render(
    <Tabs defaultValue="one">
      <TabsList>
        <TabsTrigger value="one">One</TabsTrigger>
        <TabsTrigger value="two">Two</TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  expect(tab('Two').classList.contains('data-pressed:outline-none')).toBe(true);
  await hand.click(tab('Two'));
  expect([document.activeElement, isPressed('Two')]).toEqual([tab('Two'), true]);
  await hand.keyboard('{ArrowLeft}');
  expect([document.activeElement, isPressed('One'), isPressed('Two')]).toEqual([tab('One'), false, false]);
  await hand.click(tab('One'));
  expect(isPressed('One')).toBe(true);
  await hand.keyboard('{Shift}');
  expect(isPressed('One')).toBe(false);
});

it('a panel that has the focus has a line at its top, and no ring as high as the page', () => {
  render(
    <Tabs defaultValue="one">
      <TabsContent value="one">Only text</TabsContent>
    </Tabs>,
  );
  const { classList } = screen.getByRole('tabpanel');
  expect([...classList].filter((name) => /:outline-none$|:border-t-2$/.test(name))).toEqual([
    'focus-visible:outline-none',
    'focus-visible:before:border-t-2',
  ]);
});
