/** The Laws page: an address leads to its article, editions are compared, a case is tried. */
import { expect, test } from './house';
import { LANGUAGES } from './languages';
import { sound } from './sound';

for (const language of LANGUAGES) {
  test(`the Laws in ${language}`, async ({ house, guest }) => {
    const page = await guest(language);
    await page.goto(`${house.address}/laws?edition=2023&beside=2018#9.2.1`);
    await page.getByRole('searchbox').fill('9.2');
    await expect(page.locator('article p').first()).not.toBeEmpty();
    await sound(page, language);
  });
}

test('an address leads to its article, editions are compared, a case is tried', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/laws?edition=2018&beside=2017#7.5.5`);
  await expect(page.locator('article.marked')).toContainText('7.5.5');
  await expect(page.locator('article.marked')).toBeInViewport();
  await expect(page.locator('article.marked')).toContainText('Laws of 2017:');
  const all = await page.getByRole('article').count();
  await page.getByLabel('Only where editions differ').check();
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  await page.goto(`${house.address}/laws?edition=2023`);
  await page.getByRole('searchbox').fill('7.5.5');
  await page.locator('article').getByRole('link', { name: 'It happens again' }).first().click();
  await expect(page.getByRole('heading', { name: 'It happens again' })).toBeVisible();
});
