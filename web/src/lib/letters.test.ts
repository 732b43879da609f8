import { expect, it } from 'vitest';
import { localised } from './letters';

it('writes moves in the letters of the reader', () => {
  expect(localised('Nxf3+', 'hu')).toBe('Hxf3+');
  expect(localised('Kd2', 'tr')).toBe('Şd2');
  expect(localised('e8Q', 'fi')).toBe('e8D');
  expect(localised('0-0-0', 'hu')).toBe('0-0-0');
});
