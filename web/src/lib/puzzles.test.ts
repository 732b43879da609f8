import { expect, test } from 'vitest';
import { address, answered, caseOf, CASES, found, keep, LEVELS, ofTopic, open, path, remembered, solved, TOPICS, type Progress } from './puzzles';

function storage(text: string | null) {
  const kept = { text };
  return { kept, getItem: () => kept.text, setItem: (_: string, value: string) => void (kept.text = value) };
}

test('the path goes through every case once, easy before hard', () => {
  expect(new Set(path.cases.map(({ id }) => id)).size).toBe(CASES.length);
  expect(path.cases.length).toBe(CASES.length);
  const levels = path.cases.map(({ level }) => level);
  expect(levels).toEqual([...levels].sort());
  for (const level of LEVELS) expect(levels).toContain(level);
});

test('every case belongs to a topic that the page names', () => {
  expect(TOPICS.flatMap((topic) => ofTopic(topic).cases).length).toBe(CASES.length);
});

test('an address leads back to its case, in its row', () => {
  for (const row of [path, ...TOPICS.map(ofTopic)]) {
    for (const [at, one] of row.cases.entries()) {
      const there = found(address(row, one));
      expect(there?.at).toBe(at);
      expect(there?.row.topic).toBe(row.topic);
    }
  }
});

test('an address of nothing shows the list', () => {
  for (const hash of ['', '#', '#nothing', '#touch', '#nowhere/first-touched', '#clock/first-touched', '#%']) expect(found(hash)).toBeUndefined();
});

test('what is solved stays solved', () => {
  const [one] = CASES;
  if (!one) throw new Error('no case');
  const wrong = answered({}, one, (one.right + 1) % one.answers);
  expect(wrong[one.id]).toBe('wrong');
  const right = answered(wrong, one, one.right);
  expect(right[one.id]).toBe('right');
  expect(answered(right, one, (one.right + 1) % one.answers)[one.id]).toBe('right');
  expect(solved(CASES, right)).toBe(1);
});

test('the next open case comes after this one, then from the beginning', () => {
  const [first, second, third] = path.cases;
  if (!first || !second || !third) throw new Error('no cases');
  expect(open(path, {})).toBe(first);
  expect(open(path, { [first.id]: 'right' })).toBe(second);
  expect(open(path, { [second.id]: 'right' }, 0)).toBe(third);
  expect(open(path, {}, path.cases.length - 1)).toBe(first);
  const all: Progress = Object.fromEntries(CASES.map(({ id }) => [id, 'right'] as const));
  expect(open(path, all)).toBeUndefined();
});

test('progress is kept, and what was not written here is left out', () => {
  const [one] = CASES;
  if (!one) throw new Error('no case');
  const store = storage(null);
  keep({ [one.id]: 'right' }, store);
  expect(remembered(store)).toEqual({ [one.id]: 'right' });
  expect(remembered(storage(`{"${one.id}": "perhaps", "gone": "right"}`))).toEqual({});
  for (const text of ['no JSON', 'null', '3', '[]']) expect(remembered(storage(text))).toEqual({});
  const full = { setItem: () => { throw new Error('full'); } };
  expect(() => keep({}, full)).not.toThrow();
});

test('every day has a case, and every case a day', () => {
  const days = Array.from({ length: CASES.length }, (_, day) => caseOf(new Date(86_400_000 * (20_000 + day))).id);
  expect(new Set(days).size).toBe(CASES.length);
});
