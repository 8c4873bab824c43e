import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  const added = vi.spyOn(window, 'addEventListener');
  const history = createBrowserHistory();
  // This history's own: other pages of the same window may still want to be asked about.
  const [, listener] = added.mock.calls.find(([type]) => type === 'beforeunload') ?? [];
  const router = createRouter({
    history,
    routeTree: createRootRoute({ component: () => <Form active={active} /> }),
  });
  const { unmount } = render(<RouterProvider router={router} />);
  await screen.findByText('A form');
  const reload = new Event('beforeunload', { cancelable: true });
  expect(listener).toBeTypeOf('function');
  if (typeof listener === 'function') listener.call(window, reload);
  expect(reload.defaultPrevented).toBe(active);
  unmount();
  history.destroy();
});
