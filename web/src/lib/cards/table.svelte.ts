/** A card table as one player handles it: what is seen, what is chosen but not yet done, what can be done now. */
import type { Card, CardGame, CardSeat, CardSuit, CardTold, Message, SnapszerView, UltiFigure, UltiView } from '../../wire';
import { say, voice } from '../announce.svelte';
import { settings } from '../settings.svelte';
import { t } from '../texts.svelte';
import { Fair, isReady } from './fair.svelte';
import { CardLine, type Ask, type DealAsked, type Pace, type View } from './line.svelte';
import { isUlti, mayAnswer, type DealView } from './score';
import { cardName } from './deck';
import { sentence, spoken } from './say';
import { listen, SILENCE, type Talk } from './talk';

export type Phase = 'none' | 'waiting' | 'cut' | 'settled' | 'again' | 'over' | 'watch' | 'take' | 'bid' | 'lay' | 'trump' | 'kontra' | 'answer' | 'call' | 'play';

const PACES: Record<typeof settings.pace, Pace> = { calm: { act: 650, trick: 1300 }, quick: { act: 250, trick: 600 }, none: { act: 0, trick: 0 } };

/** What a finger meant for a card that is gone by now does not play the one that has come under it. */
const SETTLES = 350;
const RULINGS = /^card-(violation-ruled|replay-ordered|deal-awarded)$/;
/** So long it takes to read who is named. */
const READ = 10_000;

/** Whoever wants no motion wants no waiting for it either. */
const pace = (): Pace => (matchMedia('(prefers-reduced-motion: reduce)').matches ? PACES.none : PACES[settings.pace]);

export class Table {
  readonly line: CardLine;
  readonly fair: Fair;

  /** Chosen, and not yet done. */
  selected = $state<Card | null>(null);
  lifted = $state.raw<readonly Card[]>([]);
  /** Played, and not answered yet: it stays lifted until the server has it. */
  sent = $state<Card | null>(null);
  bid = $state<string | null>(null);
  doubles = $state.raw<readonly string[]>([]);
  trump = $state.raw<CardSuit | null | undefined>(undefined);
  cutAt = $state(0);
  #playedAt = -SETTLES;
  /** Whether the last bid and the cards laid down were one press. */
  #together = false;
  /** The turn at which the player said that nothing is doubled. */
  #silent = $state('');
  /** Why the last wish was refused. */
  refused = $state.raw<{ message: Message; clause: string } | undefined>();
  fault = $state('');
  /** Something was asked for and is not answered yet: nothing is asked twice by a finger that taps twice. */
  busy = $state(false);
  talk = $state.raw<Talk>(SILENCE);
  /** Who did not do his part of the last shuffle. */
  named = $state.raw<CardTold | undefined>();
  /** What the arbiter ruled: until this player's next own act, or the next deal. */
  ruling = $state.raw<CardTold | undefined>();
  /** What a practice player played in this deal for the player who was away; whoever is back reads it until the next own act. */
  forMe = $state.raw<readonly string[] | undefined>();
  #satIn: string[] | undefined;
  /** Runs while it is too soon to forget that. */
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, table: string, role: string) {
    this.line = new CardLine(address, pace, (told, view, live) => this.#shown(told, view, live));
    this.fair = new Fair(this.line, table, role);
  }

  /** How fast things are shown. */
  pace = pace;

  get view(): View | undefined {
    return this.line.view;
  }
  get me(): CardSeat | null {
    return this.view?.viewer ?? null;
  }
  get kind(): CardGame {
    return this.line.welcome?.kind ?? 'ulti';
  }
  get deal(): DealView | null {
    return this.view?.deal ?? null;
  }
  get ulti(): UltiView | null {
    return this.deal && isUlti(this.deal) ? this.deal : null;
  }
  get snapszer(): SnapszerView | null {
    return this.deal && !isUlti(this.deal) ? this.deal : null;
  }
  readonly names = $derived.by(() => ([0, 1, 2] as const).map((seat) => this.line?.welcome?.names[seat] || t('felt-seat', { number: seat + 1 })));

  /** Whether a deal is played again here, outside the score of any session. */
  get outside(): boolean {
    return this.view?.shuffling === 'by_hand';
  }

  /** Who the table waits for. */
  get turn(): CardSeat | null {
    const who = this.view?.to_act;
    return who === '0' || who === '1' || who === '2' ? (Number(who) as CardSeat) : null;
  }
  get mine(): boolean {
    return this.me !== null && this.turn === this.me;
  }

  get phase(): Phase {
    const { view, deal, me } = this;
    if (!view) return 'none';
    if (view.to_act === null) return 'over';
    if (view.next) {
      if (view.next.step === 'cut' && this.mine) return 'cut';
      // Nothing is settled, and the deal is the player's to want: it was ruled that it is played again.
      if (!deal && view.next.deal > 0 && this.fair.waits(view)) return 'again';
      return view.settled.length > 0 && deal && me !== null && !isReady(view) ? 'settled' : 'waiting';
    }
    if (!deal || !this.mine) return 'watch';
    return isUlti(deal) ? this.#ultiPhase(deal) : deal.trump === null ? 'call' : 'play';
  }

  #ultiPhase(deal: UltiView): Phase {
    switch (deal.due) {
      case 'take':
      case 'take_or_pass':
        return 'take';
      case 'bid':
        return 'bid';
      case 'lay':
        return 'lay';
      case 'name_trump':
        return 'trump';
      case 'speak':
        return 'kontra';
      case 'answer':
        return 'answer';
      default:
        return deal.may_double.length > 0 && this.#silent !== this.#moment(deal) ? 'kontra' : 'play';
    }
  }

  /** Whether the highest bid is the own one: passing means playing it. */
  get keeps(): boolean {
    return this.ulti?.due === 'take_or_pass' && this.ulti.standing?.[0] === this.me;
  }

  /** A turn, told from every other of the session. */
  #moment = (deal: UltiView): string => `${this.view?.settled.length} ${deal.tricks.length} ${deal.tricks.at(-1)?.cards.length} ${deal.doubled.length}`;

  /** Whether a card may be played now. */
  may = (card: Card): boolean => this.phase === 'play' && (this.deal?.allowed.includes(card) ?? false);

  /** The pairs that are announced with a first card in ulti. */
  get melds(): CardSuit[] {
    const deal = this.ulti;
    const hand = (this.me !== null && deal?.hands[this.me]) || [];
    if (!deal?.trump || hand.length !== 10) return [];
    return (['P', 'T', 'Z', 'M'] as const).filter((suit) => hand.includes(`${suit}K`) && hand.includes(`${suit}F`));
  }

  /** In snapszer: whether the chosen card can be played with its pair. */
  get canShow(): boolean {
    return this.snapszer?.offers.some((one) => typeof one === 'object' && 'play' in one && one.play.card === this.selected) ?? false;
  }

  async ask(ask: Ask): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.#acts();
    this.refused = undefined;
    this.fault = '';
    const answer = await this.line.ask(ask).finally(() => (this.busy = false));
    // Who asked for something in a deal that another has ended meanwhile sees the settlement, which says why not.
    if (answer.type === 'refused' && typeof ask === 'object' && 'play' in ask && this.view?.next) return false;
    if (answer.type === 'refused') {
      this.refused = { message: answer.message, clause: answer.clause };
      say(sentence(answer.message, this.names));
    } else if (answer.type === 'fault') this.fault = t(answer.message.id, answer.message.values);
    return answer.type === 'event' || answer.type === 'done';
  }
  play = (asked: DealAsked): Promise<boolean> => this.ask({ play: asked });

  /** The player wants the next deal, or the one that is dealt again. */
  next(): void {
    this.#acts();
    this.fair.ready();
  }
  /** Whoever acts has read what was ruled, and what was played in his place. */
  #acts(): void {
    this.ruling = undefined;
    this.forMe = undefined;
  }

  /** What this player did last is as if it had not been done. */
  async takeBack(): Promise<void> {
    this.selected = null;
    this.#silent = '';
    // Whoever takes a card back has seen that it went.
    this.#playedAt = -SETTLES;
    const both = this.#together;
    this.#together = false;
    // A bid and the two cards that one press has said are one thing to whoever takes it back.
    if ((await this.ask('take_back')) && both && this.ulti?.due === 'lay' && this.line.takeBack) await this.ask('take_back');
  }

  /** Whether a tap plays a card here whatever was wished: nothing but practice players follow, and all of it can be taken back. */
  get tapsHere(): boolean {
    const { welcome } = this.line;
    const alone = welcome?.practice.every((level, seat) => level !== null || seat === this.me) ?? false;
    return alone && welcome?.takes_back === true;
  }

  /** Whether a tap plays a card at once: who wants that, where nothing else may be played, and where it is never lost. */
  get oneTap(): boolean {
    return settings.tap || this.deal?.allowed.length === 1 || this.tapsHere;
  }

  /** A card of the hand was touched: it is lifted, chosen, or its choice is confirmed. */
  touch(card: Card): void {
    const { phase } = this;
    if (this.busy) return;
    if (phase === 'bid' || phase === 'lay') {
      this.lifted = this.lifted.includes(card) ? this.lifted.filter((one) => one !== card) : [...this.lifted, card].slice(-2);
      return;
    }
    if (phase === 'kontra') {
      this.refused = { message: { id: 'felt-kontra-first', values: {} }, clause: 'U10' };
      say(t('felt-kontra-first'));
    }
    if (phase !== 'play' || performance.now() - this.#playedAt < SETTLES) return;
    if (!this.may(card)) {
      // The server knows why not; asking costs nothing.
      this.selected = null;
      void this.play(this.#card(card, false));
    } else if (this.selected === card || (this.oneTap && !this.#chooses)) void this.playCard(card);
    else this.selected = card;
  }

  /** Whether something besides the card is to be chosen: whether a pair is shown with it. */
  get #chooses(): boolean {
    return !settings.tap && (this.snapszer?.offers.some((one) => typeof one === 'object' && 'play' in one) ?? false);
  }

  #card = (card: Card, meld: boolean): DealAsked => (this.kind === 'ulti' ? { play: { card, melds: this.melds } } : { play: { card, meld } });

  async playCard(card: Card, show = this.canShow): Promise<void> {
    if (this.busy) return;
    this.selected = null;
    this.sent = card;
    this.#playedAt = performance.now();
    await this.play(this.#card(card, show)).finally(() => (this.sent = null));
  }

  /** The bid, and the two cards if they are chosen already. */
  async makeBid(): Promise<void> {
    if (this.bid === null) return;
    const lay = this.lifted;
    if (!(await this.play({ bid: { contract: this.bid } }))) return;
    this.bid = null;
    if (lay.length === 2 && this.ulti?.due === 'lay') this.#together = await this.lay();
  }
  async lay(): Promise<boolean> {
    const laid = await this.play({ lay: { cards: [...this.lifted] } });
    if (laid) this.lifted = [];
    return laid;
  }

  /** Doubles what was chosen, one after the other; then the card may be played. */
  async speak(): Promise<void> {
    const deal = this.ulti;
    if (!deal) return;
    for (const one of this.doubles) {
      const [figure, against] = one.split(' ') as [UltiFigure, string];
      if (!(await this.play({ kontra: { figure, against: Number(against) as CardSeat } }))) return;
    }
    this.doubles = [];
    if (this.ulti?.due === 'speak') await this.play('stand');
    else if (this.ulti) this.#silent = this.#moment(this.ulti);
  }

  /** What was chosen is forgotten when it cannot be meant any more. */
  #shown(told: readonly CardTold[], view: View, live: boolean): void {
    const { deal } = view;
    this.refused = undefined;
    this.#name(told, live);
    this.#rule(told, view);
    this.#substitute(told, view.viewer);
    if (live && told.some(({ message }) => message.id === 'card-first-bidder')) this.fair?.rest(pace().trick);
    const hand = (view.viewer !== null && deal?.hands[view.viewer]) || [];
    if (this.selected && !(deal?.turn === view.viewer && deal?.allowed.includes(this.selected))) this.selected = null;
    this.lifted = this.lifted.filter((card) => hand.includes(card));
    if (deal && isUlti(deal)) {
      if (!deal.bids.some(([contract]) => contract === this.bid)) this.bid = null;
      this.doubles = this.doubles.filter((one) => deal.may_double.some(([figure, seat]) => one === `${figure} ${seat}`));
    }
    if (this.phase !== 'trump' && this.phase !== 'call') this.trump = undefined;
    if (view.next?.step !== 'cut') this.cutAt = 0;
    this.#talk(told, view, live);
    void this.fair?.attend();
  }

  /** Who is named for a shuffle stands there until the cards are dealt, and long enough to be read. */
  #name(told: readonly CardTold[], live: boolean): void {
    const found = told.findLast(({ message }) => /^card-(shuffle-void|begun-anew|left-out|dealt)$/.test(message.id));
    // Whoever comes later reads of a shuffle that is not over; what was dealt since makes it past.
    const named = found?.message.id === 'card-dealt' || (!live && !this.view?.next) ? undefined : found;
    if (!named) return this.#forget();
    this.named = named;
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => {
      this.#reading = undefined;
      this.#forget();
    }, READ);
  }
  #forget(): void {
    if (!this.view?.next && this.#reading === undefined) this.named = undefined;
  }

  /** A ruling stands until it was read; a deal that it makes void is forgotten, and waits for its player once more. */
  #rule(told: readonly CardTold[], { next }: View): void {
    const found = told.findLast(({ message: { id } }) => id === 'card-dealt' || RULINGS.test(id));
    if (!found) return;
    this.ruling = found.message.id === 'card-dealt' ? undefined : found;
    if (found.message.id !== 'card-replay-ordered') return;
    this.selected = this.bid = null;
    this.lifted = this.doubles = [];
    this.#silent = '';
    this.#together = false;
    if (next) this.fair?.again(next.deal);
  }

  /** What is done at this seat while a practice player sits there. */
  #substitute(told: readonly CardTold[], me: CardSeat | null): void {
    for (const one of told) {
      const { id, values } = one.message;
      if (id === 'card-dealt' && this.#satIn) this.#satIn = [];
      if (me === null || values?.['seat'] !== me) continue;
      if (id === 'card-sat-in') this.#satIn = [];
      else if (id === 'card-returned') [this.forMe, this.#satIn] = [this.#satIn, undefined];
      else if (id === 'card-played') this.#satIn?.push(cardName(String(values['card'])));
      else if (this.#satIn) this.#satIn.push(...[spoken(one)?.text].filter((text) => text !== undefined));
    }
  }

  #talk(told: readonly CardTold[], view: View, live: boolean): void {
    const names = ([0, 1, 2] as const).map((seat) => this.line?.welcome?.names[seat] || t('felt-seat', { number: seat + 1 }));
    const pending = view.deal !== null && mayAnswer(view.deal, view.viewer);
    // Whoever comes when a deal is over finds nobody speaking.
    const over = view.next !== null || view.to_act === null;
    this.talk = listen(live ? this.talk : SILENCE, live || !over ? told : [], { pending, practice: this.line?.welcome?.practice ?? [] });
    const own = view.viewer === null ? '' : String(view.viewer);
    const others = told.filter(({ by, message }) => by !== own && !message.id.startsWith('card-seat-committed') && !/^card-(committed|number-opened|gathered|all-opened|next-deal-wanted)$/.test(message.id));
    const text = others.slice(-6).map(({ message }) => sentence(message, names, view.viewer)).join(' ');
    if (text) say(text);
    if (text) voice(text, settings.language);
  }
}
