import { expect, test } from 'vitest';
import { GAP, plan, PLATES } from './wallgrid';

test('one to sixty boards fit any screen', () => {
  for (const [width, height] of [[1920, 1016], [1366, 704], [1280, 656], [3840, 2096], [1080, 1856]] as const) {
    for (let count = 1; count <= 60; count += 1) {
      const { columns, rows, board, each, pages } = plan(count, width, height);
      expect(columns * rows).toBeGreaterThanOrEqual(each);
      expect(each * pages).toBeGreaterThanOrEqual(count);
      expect(columns * board + (columns - 1) * GAP, `${count} at ${width}`).toBeLessThanOrEqual(width);
      expect(rows * (board + PLATES) + (rows - 1) * GAP, `${count} at ${height}`).toBeLessThanOrEqual(height);
      expect(board).toBeGreaterThanOrEqual(120);
    }
  }
});
