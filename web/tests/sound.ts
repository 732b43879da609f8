/** What every page must be: no accessibility violation in either theme, and no sentence without a text. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Language } from './languages';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(axe: AxeBuilder): Promise<string[]> {
  return (await axe.analyze()).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

export async function sound(page: Page, language: Language): Promise<void> {
  // A language changes no colour: contrast, by far the slowest rule, is measured in one of them, in both themes.
  const english = language === 'en';
  const axe = new AxeBuilder({ page }).options({ runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } });
  expect(await violations(english ? axe : axe.disableRules(['color-contrast'])), page.url()).toEqual([]);
  const missing = await page.evaluate(() => document.body.innerText.match(/\[[a-z][a-z0-9-]*\]/g) ?? []);
  expect(missing, 'sentences without a text').toEqual([]);
  if (!english) return;
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast'])), `${page.url()}, dark`).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
}
