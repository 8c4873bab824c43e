import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The toast on the screen, word for word. */
export async function expectToast(title: string, description?: string): Promise<void> {
  await waitFor(() => {
    const toasts = screen.getByRole('region', { name: /^Notification/ });
    expect(within(toasts).getByText(title)).toBeDefined();
    if (description !== undefined) expect(within(toasts).getByText(description)).toBeDefined();
  });
}
