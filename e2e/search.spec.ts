import { openPagesEmpty } from './empty-page.ts';
import { expect, test } from './fixtures.ts';

const search = 'Search the catalogue';
const inWebDevelopment = [
  'React in Practice: Build a Reading List',
  'Accessible by Default',
  'আধুনিক এইচটিএমএল ও সিএসএস',
];

test('a search is in the address, so it can be shared and taken back', async ({ page }) => {
  await page.goto('/courses');
  const found = page.getByRole('region', { name: 'All Courses' }).getByRole('heading', { level: 3 });
  await expect(found).toHaveCount(8);
  await page.getByRole('searchbox', { name: search }).fill('typescript');
  await expect(page).toHaveURL(/search=typescript/);
  await expect(found).toHaveText(['TypeScript Beyond the Basics']);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: search })).toHaveValue('typescript');
  await expect(found).toHaveText(['TypeScript Beyond the Basics']);
  await page.goBack();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(found).toHaveCount(8);
  await expect(page.getByRole('searchbox', { name: search })).toHaveValue('');
});

test('a search forgives a typing error and finds Bengali', async ({ page }) => {
  const found = page.getByRole('region', { name: 'All Courses' }).getByRole('heading', { level: 3 });
  await page.goto('/courses?search=typescrpit');
  await expect(found).toHaveText(['TypeScript Beyond the Basics']);
  await page.goto(`/courses?search=${encodeURIComponent('পাইথন')}`);
  await expect(found.first()).toHaveText('শূন্য থেকে পাইথন প্রোগ্রামিং');
});

test('a category is kept beside the search, and can be left again', async ({ page }) => {
  await page.goto('/courses');
  const chips = page.getByRole('navigation', { name: 'Categories' });
  const found = page.getByRole('region', { name: 'All Courses' }).getByRole('heading', { level: 3 });
  await expect(chips.getByRole('link')).toHaveText([
    'All',
    'Programming',
    'Data Science',
    'Machine Learning',
    'Web Development',
    'Mobile Development',
    'DevOps',
    'Design',
    'Business',
  ]);
  await chips.getByRole('link', { name: 'Web Development' }).click();
  await expect(page).toHaveURL(/categoryId=4/);
  await expect(found).toHaveText(inWebDevelopment);
  await page.getByRole('searchbox', { name: search }).fill('react');
  await expect(page).toHaveURL(/categoryId=4/);
  await expect(found).toHaveText(['React in Practice: Build a Reading List']);
  await chips.getByRole('link', { name: 'All' }).click();
  await expect(page).not.toHaveURL(/categoryId/);
});

test('nothing found is said, with a way out', async ({ page }) => {
  await page.goto('/courses?search=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'No course matches your search.' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('button', { name: 'Load more courses' })).toBeVisible();
});

test('a search of ten thousand letters is answered', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('searchbox', { name: search }).fill('ক'.repeat(10_000));
  await expect(page.getByRole('heading', { name: 'No course matches your search.' })).toBeVisible();
});

test('a catalogue that cannot be loaded says so, and can be tried again', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED|Failed to load resource/);
  await openPagesEmpty(page);
  await page.route('**/api/courses?*', (route) => route.abort());
  await page.goto('/courses');
  const again = page.getByRole('button', { name: /try again|retry/i });
  await expect(again).toBeVisible();
  await page.unroute('**/api/courses?*');
  await again.click();
  await expect(page.getByRole('button', { name: 'Load more courses' })).toBeVisible();
});
