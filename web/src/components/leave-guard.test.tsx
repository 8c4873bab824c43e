import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LeaveDialog, useLeaveGuard } from './leave-guard.tsx';

function Form({ active }: { active: boolean }) {
  const guard = useLeaveGuard({ active, staysOn: () => false });
  return (
    <>
      <p>A form</p>
      <LeaveDialog guard={guard} description="" />
    </>
  );
}

test.each([true, false])('the browser asks before a reload when something is unsaved: %s', async (active) => {
  const history = createBrowserHistory();
  const router = createRouter({
    history,
    routeTree: createRootRoute({ component: () => <Form active={active} /> }),
  });
  const { unmount } = render(<RouterProvider router={router} />);
  await screen.findByText('A form');
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(active);
  unmount();
  history.destroy();
});
