import type { FileChooser, Page } from '@playwright/test';

/** As people do: the picker that a button opens is the browser's, and nothing of it stands on the page. */
export async function chooseFiles(
  page: Page,
  button: string,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(files);
}
