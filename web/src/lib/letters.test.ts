import { expect, it } from 'vitest';
import { localised } from './letters';

it('writes moves in the letters of the reader', () => {
  expect(localised('Nxf3+', 'hu')).toBe('Hxf3+');
  expect(localised('Kd2', 'tr')).toBe('Şd2');
  expect(localised('e8=Q', 'fi')).toBe('e8=D');
  expect(localised('O-O-O', 'hu')).toBe('O-O-O');
});
