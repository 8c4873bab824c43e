import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lazyPart } from '@/lib/lazy-part.ts';
import { MenuButton } from './menu-button.tsx';

function show(load: () => Promise<string>) {
  const menu = lazyPart(load);
  const Page = () => (
    <MenuButton
      label="Menu"
      className=""
      menu={menu}
      draw={(part, { isOpen }) => (isOpen ? part : null)}
      instead="/elsewhere"
    >
      ☰
    </MenuButton>
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(
    <RouterProvider router={createRouter({ routeTree: createRootRoute({ component: Page }), history })} />,
  );
  return { hand: userEvent.setup(), history };
}

test('a pointer that comes near fetches the menu, and only once', async () => {
  let fetches = 0;
  const { hand } = show(async () => {
    fetches += 1;
    return 'Drawn';
  });
  const button = await screen.findByRole('button', { name: 'Menu' });
  expect(fetches).toBe(0);
  await hand.hover(button);
  expect(fetches).toBe(1);
  await hand.click(button);
  await screen.findByText('Drawn');
  expect(fetches).toBe(1);
});

test('who is faster than the line sees that the button is busy, and gets the menu when it is there', async () => {
  const line = Promise.withResolvers<string>();
  const { hand } = show(() => line.promise);
  const button = await screen.findByRole('button', { name: 'Menu' });
  await hand.click(button);
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-expanded')]).toEqual(['true', 'false']);
  line.resolve('Drawn');
  await screen.findByText('Drawn');
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-expanded')]).toEqual(['false', 'true']);
});

test('where the menu cannot be fetched, its button leads to a page that does as well', async () => {
  const { hand, history } = show(() => Promise.reject(new Error('offline')));
  await hand.click(await screen.findByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(history.location.pathname).toBe('/elsewhere'));
});
