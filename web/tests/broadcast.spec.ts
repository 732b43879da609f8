/** How a broadcast goes is seen at the desk, and nowhere else. */
import AxeBuilder from '@axe-core/playwright';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { create, pathOf, stage } from './club';
import { come, expect, link, test, type House } from './house';

/** Starts a house anew, with a broadcast. */
async function broadcasting(house: House, target: string, to: string): Promise<void> {
  await house.kill();
  process.env.JADOUBE_BROADCAST_TOKEN = 'lip_verySecret';
  house.options = ['--broadcast', target, '--broadcast-to', to];
  await house.start();
  delete process.env.JADOUBE_BROADCAST_TOKEN;
}

test('the desk sees that a broadcast has trouble, and that it goes on', async ({ fresh, guest }) => {
  test.slow();
  let well = false;
  const sent: string[] = [];
  const taker = createServer((request, answer) => {
    let body = '';
    request.on('data', (bytes: Buffer) => (body += bytes.toString()));
    request.on('end', () => {
      if (well) sent.push(body);
      answer.writeHead(well ? 200 : 503, { 'content-type': 'application/json' }).end('{"games":[]}');
    });
  }).listen(0, '127.0.0.1');
  await once(taker, 'listening');
  const address = taker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const hall = await fresh.hall('Spring Open');
  await broadcasting(fresh, `hall/${hall.hall}=AbcdEfgh`, `http://127.0.0.1:${port}`);

  const desk = await come(await guest(), `${fresh.address}${link(hall, 'organiser')}`);
  await desk.evaluate(async (id) => fetch(`/api/halls/${id}/games`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ preset: 'blitz-5-0', regime: 'limited', board: 1, names: { white: 'Anna', black: 'Béla' } }) }), hall.hall);
  const told = desk.getByRole('region', { name: 'Broadcast' });
  await expect(told).toContainText('AbcdEfgh');
  await expect(told).toContainText('The broadcast answered with 503.', { timeout: 40_000 });
  expect((await new AxeBuilder({ page: desk }).include('.broadcasts').analyze()).violations).toEqual([]);
  well = true;
  await expect(told).toContainText('One game is there, as spectators see it.', { timeout: 60_000 });
  await expect(told).not.toContainText('503');
  expect(sent.join('')).toContain('[White "Anna"]');
  const wall = await come(await guest(), `${fresh.address}${link(hall, 'display')}`);
  await expect(wall.getByText('Anna', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(wall.getByText('AbcdEfgh')).toHaveCount(0);
  taker.close();
});

test('the papers of an event say how its broadcast goes', async ({ fresh, guest }) => {
  const event = await create(fresh, { name: 'Open', system: { swiss: { rounds: 2 } } });
  await broadcasting(fresh, `event/${event.event}/1=AbcdEfgh`, 'http://127.0.0.1:9');
  const desk = await come(await guest(), fresh.address + pathOf(event, 'organiser'));
  await stage(desk, 'Papers').click();
  const told = desk.getByRole('region', { name: 'Broadcast' });
  await expect(told).toContainText('AbcdEfgh · Round 1');
  await expect(told).toContainText('Nothing has been sent yet.');
});
