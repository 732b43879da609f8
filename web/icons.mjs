// Draws the icons of the manifest from public/icon.svg: `node icons.mjs`, with JADOUBE_CHROMIUM as for the browser tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const sign = readFileSync(new URL('public/icon.svg', import.meta.url), 'utf8');
/** A maskable icon is cut to any shape by the system: its ground fills the square, and the sign keeps to the middle. */
const whole = sign.replace('rx="7" ', '').replace(/viewBox="[^"]*"/, 'viewBox="-6 -6 44 44"').replace('<rect width="32" height="32"', '<rect x="-6" y="-6" width="44" height="44"');

const browser = await chromium.launch({ executablePath: process.env.JADOUBE_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, drawing, size] of [['icon-192', sign, 192], ['icon-512', sign, 512], ['icon-maskable-512', whole, 512], ['icon-touch', whole, 180]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>* { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${drawing}`);
  writeFileSync(new URL(`public/${name}.png`, import.meta.url), await page.screenshot({ omitBackground: true }));
}
await browser.close();
