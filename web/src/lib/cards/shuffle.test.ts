import { describe, expect, it } from 'vitest';
import type { CardDuplicate, CardGame, CardSeat, CardShuffle } from '../../wire';
import { ownSha256, sha256 } from './sha256';
import duplicates from './duplicates.json';
import { afterCut, commonOf, dealtTo, drawNumber, duplicateKey, faultOf, faultOfCommon, hex, numberCommitment, seedCommitment, shuffled, shuffleKey, type Kept } from './shuffle';
import cases from './shuffles.json';

const SEATS: CardSeat[] = [0, 1, 2];

/** A shuffle as a view shows it when the deal is over. */
function open(one: (typeof cases)[number]): CardShuffle {
  const { deal, commitment, sealed, nonces, cut, seed, deck } = one;
  return { deal, dealer: one.dealer as CardSeat, commitment, sealed: sealed as CardShuffle['sealed'], nonces: nonces as CardShuffle['nonces'], cut, seed, deck, drawn: deck };
}
const kept = (one: (typeof cases)[number], seat: CardSeat): Kept => ({ deal: one.deal, nonce: one.nonces[seat] ?? '', shown: { commitment: one.commitment, sealed: one.sealed, cut: one.cut }, hand: one.hands[seat] ?? [] });

it('both ways of hashing agree, over every length of the last block', async () => {
  for (let length = 0; length < 140; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) & 255);
    expect(hex(ownSha256(bytes))).toBe(hex(await sha256(bytes)));
  }
});

it('a number is drawn anew each time', () => {
  expect(drawNumber()).toMatch(/^[0-9a-f]{32}$/);
  expect(drawNumber()).not.toBe(drawNumber());
});

describe.each(cases)('$game, deal $deal', (one) => {
  const game = one.game as CardGame;

  it('is computed as the program does', async () => {
    expect(await seedCommitment(one.seed)).toBe(one.commitment);
    expect(await Promise.all(SEATS.map((seat) => numberCommitment(one.deal, seat, one.nonces[seat] ?? '')))).toEqual(one.sealed);
    const key = await shuffleKey(one.seed, one.nonces, one.deal);
    expect(hex(key)).toBe(one.key);
    expect(shuffled(game, key)).toEqual(one.pack);
    expect(afterCut(one.pack, one.cut ?? 0)).toEqual(one.deck);
    for (const seat of SEATS) expect(dealtTo(game, one.deck, one.dealer as CardSeat, one.cut === null, seat).toSorted()).toEqual(one.hands[seat]?.toSorted());
  });

  it('passes the check, and fails it for everything that was changed', async () => {
    for (const seat of SEATS) expect(await faultOf(game, seat, open(one), kept(one, seat))).toBeUndefined();
    expect(await faultOf(game, null, open(one), undefined)).toBeUndefined();
    const other = cases[(cases.indexOf(one) + 1) % cases.length] ?? one;
    const swapped = one.deck.with(0, one.deck[1] ?? '').with(1, one.deck[0] ?? '');
    expect(await faultOf(game, 0, { ...open(one), seed: other.seed }, kept(one, 0))).toBe('seed');
    expect(await faultOf(game, 0, { ...open(one), nonces: [one.nonces[1] ?? '', one.nonces[1] ?? '', one.nonces[2] ?? ''] }, kept(one, 0))).toBe('numbers');
    expect(await faultOf(game, 0, open(one), { ...kept(one, 0), nonce: drawNumber() })).toBe('own');
    // A table that shows another commitment afterwards than before.
    expect(await faultOf(game, 0, open(one), { ...kept(one, 0), shown: { commitment: other.commitment, sealed: one.sealed, cut: one.cut } })).toBe('changed');
    expect(await faultOf(game, 0, open(one), { ...kept(one, 0), shown: { commitment: one.commitment, sealed: one.sealed, cut: (one.cut ?? 0) + 1 } })).toBe('changed');
    expect(await faultOf(game, 0, { ...open(one), deck: swapped, drawn: swapped }, kept(one, 0))).toBe('order');
    if (one.deal > 0) expect(await faultOf(game, 0, open(one), { ...kept(one, 0), hand: one.hands[1] ?? [] })).toBe('cards');
  });
});

describe.each(duplicates)('$game at several tables, deal $deal', (one) => {
  const game = one.game as CardGame;
  const common = { table: one.table, codes: one.codes, seats: one.seats, numbers: one.numbers } as CardDuplicate;
  const shuffle: CardShuffle = { deal: one.deal, dealer: one.dealer as CardSeat, commitment: one.codes[one.deal - 1] ?? null, sealed: [null, null, null], nonces: [null, null, null], cut: null, seed: one.seed, deck: one.deck, drawn: [] };
  const held = (seat: CardSeat): Kept => ({ deal: 0, nonce: one.numbers[one.table]?.[seat] ?? '', common: commonOf(common), hands: { [one.deal]: one.hands[seat] ?? [] } });

  it('is computed as the program does', async () => {
    const key = await duplicateKey(one.seed, one.numbers, one.deal);
    expect(hex(key)).toBe(one.key);
    expect(shuffled(game, key)).toEqual(one.deck);
    // A seat that is left out has kept nothing, and checks what lies open.
    const kept = (seat: CardSeat) => (common.numbers[common.table]?.[seat] === null ? undefined : held(seat));
    for (const seat of SEATS) expect(await faultOfCommon(game, seat, shuffle, common, kept(seat))).toBeUndefined();
    expect(await faultOfCommon(game, null, shuffle, common, undefined)).toBeUndefined();
  });

  it('fails the check for everything that was changed', async () => {
    const other = one.seed.replace(/^../, '00');
    expect(await faultOfCommon(game, 0, { ...shuffle, seed: other }, common, held(0))).toBe('seed');
    expect(await faultOfCommon(game, 0, shuffle, { ...common, numbers: [...common.numbers].toReversed() }, held(0))).toBe('numbers');
    expect(await faultOfCommon(game, 0, shuffle, { ...common, numbers: [] }, held(0))).toBe('numbers');
    expect(await faultOfCommon(game, 0, shuffle, common, { ...held(0), nonce: drawNumber() })).toBe('own');
    // A table that shows another list of commitments afterwards than before.
    expect(await faultOfCommon(game, 0, shuffle, common, { ...held(0), common: commonOf({ ...common, codes: common.codes.toReversed() }) })).toBe('changed');
    const swapped = one.deck.with(0, one.deck[1] ?? '').with(1, one.deck[0] ?? '');
    expect(await faultOfCommon(game, 0, { ...shuffle, deck: swapped }, common, held(0))).toBe('order');
    expect(await faultOfCommon(game, 0, shuffle, common, { ...held(0), hands: { [one.deal]: one.hands[1] ?? [] } })).toBe('cards');
  });
});
