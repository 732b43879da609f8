#!/usr/bin/env python3
"""A second checker for certificates of "can this side still mate?".

    python tools/check_certificates.py [--most N] [--each] FILE...

It needs python-chess and nothing of the program that wrote the files. Each kind of proof is checked
from its theorem, as docs/dead-positions.md states and proves it. In this file `side` is the side that
is to mate and `other` the one that would be mated; the board is never turned over.

The exit status is 0 if no certificate is refused, 1 if one is, 2 if a file cannot be read. With --most,
proofs that say they need more than N positions or boards are skipped, and counted as skipped.
"""

import argparse
import re
import sys

import chess

HEAD = "jadoube certificate 1"
COLORS = {"white": chess.WHITE, "black": chess.BLACK}
KINDS = {name: kind for kind, name in enumerate(chess.PIECE_NAMES) if name}
DEEPEST = 100


class Refused(Exception):
    """The certificate is refused, on a line and for a reason."""

    def __init__(self, line, why):
        super().__init__(why)
        self.line = line


class Skipped(Exception):
    """The proof says that it is larger than what was asked to be checked."""


# ---------------------------------------------------------------------- the form


class Lines:
    """The lines of a file, numbered from 1."""

    def __init__(self, text):
        self.lines = text.split("\n")
        if self.lines[-1] == "":
            self.lines.pop()
        self.at = 0

    def next(self, pattern, expected):
        """The groups of the next line, which must be as the pattern has it."""
        if self.at >= len(self.lines):
            raise Refused(self.at + 1, f"expected {expected}, found the end of the file")
        match = re.fullmatch(pattern, self.lines[self.at], re.ASCII)
        if not match:
            raise Refused(self.at + 1, f"expected {expected}, found {self.lines[self.at][:60]!r}")
        self.at += 1
        return match.groups()

    def number(self):
        """The line that was read last."""
        return self.at

    def to_next_certificate(self):
        """Passes over what may stand between; whether anything is left."""
        while self.at < len(self.lines) and (not self.lines[self.at] or self.lines[self.at][0] == "#"):
            self.at += 1
        return self.at < len(self.lines)

    def past_the_damage(self):
        while self.at < len(self.lines) and not self.lines[self.at].startswith("jadoube certificate"):
            self.at += 1


NUMBER = r"(0|[1-9][0-9]{0,9})"
SQUARES = r"((?: [a-h][1-8])*)"


def count(lines, digits):
    value = int(digits)
    if value >= 2**32:
        raise Refused(lines.number(), "the number is too large")
    return value


def squares(lines, words):
    """A set of squares as a bitboard; no square may be named twice."""
    board = 0
    for word in words.split():
        bit = chess.BB_SQUARES[chess.parse_square(word)]
        if board & bit:
            raise Refused(lines.number(), f"{word} is named twice")
        board |= bit
    return board


def playable(lines, fen):
    """The position, if a game can go on from it."""
    try:
        board = chess.Board(fen)
        if board.castling_rights != board.clean_castling_rights():
            board = chess.Board(fen, chess960=True)
    except ValueError as why:
        raise Refused(lines.number(), f"expected a position: {why}") from why
    harmless = (
        chess.STATUS_TOO_MANY_WHITE_PAWNS | chess.STATUS_TOO_MANY_BLACK_PAWNS
        | chess.STATUS_TOO_MANY_WHITE_PIECES | chess.STATUS_TOO_MANY_BLACK_PIECES
        | chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK
    )
    if board.status() & ~harmless:
        raise Refused(lines.number(), f"nobody can play on from this position: {board.status()!r}")
    return board


def legal_move(lines, board, word):
    try:
        move = board.parse_uci(word)
    except ValueError as why:
        raise Refused(lines.number(), f"expected a legal move: {why}") from why
    if not move or board.uci(move) != word:
        raise Refused(lines.number(), f"expected a legal move, found {word}")
    return move


def check_certificate(lines, most):
    """Reads and checks the certificate that begins on the next line."""
    lines.next(re.escape(HEAD), HEAD)
    (fen,) = lines.next(r"fen (\S+(?: \S+){5})", "fen and a position")
    board = playable(lines, fen)
    (word,) = lines.next(r"side (white|black)", "side white|black")
    side = COLORS[word]
    (moves, _) = lines.next(r"(?:winnable((?: \S+)*)|(unwinnable))", "winnable and moves, or unwinnable")
    claim = lines.number()
    proof = None
    if moves is None:
        proof = read_proof(lines, board, side, 1)
    else:
        for move in moves.split():
            board.push(legal_move(lines, board, move))
    lines.next("end", "end")
    if proof:
        proof(most)
    elif not mated(board, not side):
        raise Refused(claim, "the line does not end in mate")


def read_proof(lines, board, side, depth):
    """Reads a proof; what is given back checks it."""
    if depth > DEEPEST:
        raise Refused(lines.number() + 1, "too many forced moves in each other")
    indent = "  " * depth
    kinds = f"{indent}(material|(exhausted|zones|forced) {NUMBER}|loose {NUMBER}:{SQUARES})"
    whole, word, digits, boards, pieces = lines.next(kinds, f"a proof indented by {2 * depth}")
    line = lines.number()
    if whole == "material":
        return lambda most: check_material(line, board, side)
    if boards is not None:
        return loose_proof(line, board, side, squares(lines, pieces), count(lines, boards))
    number = count(lines, digits)
    if word == "exhausted":
        return lambda most: check_exhaustion(line, board, side, number, most)
    if word == "zones":
        zones = [read_zone(lines, indent) for _ in range(number)]
        return lambda most: Zones(line, board, side, zones).check()
    return forced_proof(lines, line, board, side, number, depth)


def read_zone(lines, indent):
    pattern = f"{indent}  (white|black) ({'|'.join(KINDS)}) ([a-h][1-8])( capturable)?:{SQUARES}"
    color, kind, start, capturable, reach = lines.next(pattern, "a piece, : and its squares")
    return Zone(
        COLORS[color], KINDS[kind], chess.parse_square(start), squares(lines, reach), bool(capturable)
    )


def forced_proof(lines, line, board, side, number, depth):
    proofs = {}
    for _ in range(number):
        (word,) = lines.next(f"{'  ' * (depth + 1)}move (\\S+)", f"a move indented by {2 * depth + 2}")
        move = legal_move(lines, board, word)
        if move in proofs:
            raise Refused(lines.number(), f"{word} is named twice")
        after = board.copy(stack=False)
        after.push(move)
        proofs[move] = read_proof(lines, after, side, depth + 2)

    def check(most):
        if mated(board, not side):
            raise Refused(line, "this is a mate")
        for move in board.legal_moves:
            if move not in proofs:
                raise Refused(line, f"{board.uci(move)} has no proof")
        for proof in proofs.values():
            proof(most)

    return check


# ---------------------------------------------------------------------- lines, material, exhaustion


def mated(board, color):
    return board.turn == color and board.is_checkmate()


def cannot_mate(board, side):
    """The lemmas about material; captures only lead from each of them to itself or to a smaller one."""
    own = board.occupied_co[side] & ~board.kings
    theirs = board.occupied_co[not side] & ~board.kings
    if not own:
        return True
    if own & (own - 1) == 0 and own & board.knights:
        return theirs & ~board.queens == 0
    for shade in (chess.BB_LIGHT_SQUARES, chess.BB_DARK_SQUARES):
        bishops = board.bishops & shade
        if own & ~bishops == 0 and theirs & ~(bishops | board.rooks | board.queens) == 0:
            return board.turn == side or len(board.checkers()) < 2
    return False


def check_material(line, board, side):
    if not cannot_mate(board, side):
        raise Refused(line, "this material can mate")


def check_exhaustion(line, board, side, number, most):
    """Visits what can arise; where a capture or pawn move leads into a lemma, nothing more is needed."""
    if most is not None and number > most:
        raise Skipped
    bound = 4 * number + 1000
    now = board.copy(stack=False)
    first = state_of(now)
    seen, todo = {first}, [first]
    while todo:
        state = todo.pop()
        set_up(now, state)
        moves = list(now.legal_moves)
        if not moves and now.turn != side and now.is_check():
            raise Refused(line, f"a mate can arise: {now.fen()}")
        if len(seen) > bound:
            raise Refused(line, "there are many more positions than were claimed")
        for move in moves:
            after = after_quiet(now, state, move)
            if after is None:
                lasting = now.is_zeroing(move)
                now.push(move)
                after = None if lasting and cannot_mate(now, side) else state_of(now)
                now.pop()
            if after is not None and after not in seen:
                seen.add(after)
                todo.append(after)


def state_of(board):
    """All that makes a position what it is: men by kind and by colour, turn, castling, a pawn that may be taken in passing."""
    passing = board.ep_square if board.has_legal_en_passant() else None
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    colors = (board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE])
    return (*kinds, *colors, board.turn, board.clean_castling_rights(), passing)


def set_up(board, state):
    """Makes a board that of a state."""
    (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings) = state[:6]
    board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE] = state[6:8]
    board.occupied = state[6] | state[7]
    board.turn, board.castling_rights, board.ep_square = state[8:]


def after_quiet(board, state, move):
    """The state after a move of a piece to an empty square, where nobody may castle: most moves are such."""
    kind = board.piece_type_at(move.from_square)
    if kind == chess.PAWN or state[9] or board.occupied >> move.to_square & 1:
        return None
    moved = chess.BB_SQUARES[move.from_square] | chess.BB_SQUARES[move.to_square]
    after = list(state)
    after[kind - 1] ^= moved
    after[6 + state[8]] ^= moved
    after[8:] = not state[8], 0, None
    return tuple(after)


# ---------------------------------------------------------------------- squares and lines


def attacks(kind, color, square, occupied):
    """What a piece attacks from a square among these pieces, the first in each line included."""
    if kind == chess.PAWN:
        return chess.BB_PAWN_ATTACKS[color][square]
    if kind == chess.KNIGHT:
        return chess.BB_KNIGHT_ATTACKS[square]
    if kind == chess.KING:
        return chess.BB_KING_ATTACKS[square]
    found = 0
    if kind != chess.ROOK:
        found |= chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
    if kind != chess.BISHOP:
        found |= chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
        found |= chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
    return found


def ahead(color, square, steps=1):
    """The square straight ahead for a pawn, or None."""
    to = square + (8 * steps if color else -8 * steps)
    return to if 0 <= to < 64 else None


def from_home(color, square):
    return chess.square_rank(square) == (1 if color else 6)


def on_last(color, square):
    return chess.square_rank(square) == (7 if color else 0)


def height(color, square):
    return chess.square_rank(square) if color else 7 - chess.square_rank(square)


def all_blocked(needs, blockers):
    """Whether each square can have a blocker of its own (sets of squares), by augmenting paths."""
    holder = {}

    def place(square, tried):
        for index, reach in enumerate(blockers):
            if index not in tried and reach >> square & 1:
                tried.add(index)
                if index not in holder or place(holder[index], tried):
                    holder[index] = square
                    return True
        return False

    return all(place(square, set()) for square in needs)


# ---------------------------------------------------------------------- zones


class Zone:
    """A piece, where it stands, where it may ever stand, and whether it may ever be captured."""

    def __init__(self, color, kind, start, reach, capturable):
        self.color, self.kind, self.start = color, kind, start
        self.reach, self.capturable = reach, capturable
        self.steady = not capturable and reach == chess.BB_SQUARES[start]


class Zones:
    """No game leaves the zones (closed), and no mate fits into them (no_mate)."""

    def __init__(self, line, board, side, zones):
        self.line, self.board, self.side, self.zones = line, board, side, zones
        self.steady = {zone.start: zone for zone in zones if zone.steady}
        self.wall = sum(chess.BB_SQUARES[square] for square in self.steady)

    def refuse(self, why):
        raise Refused(self.line, why)

    def check(self):
        board = self.board
        if board.clean_castling_rights():
            self.refuse("castling is possible")
        claimed = {zone.start: chess.Piece(zone.kind, zone.color) for zone in self.zones}
        if len(claimed) != len(self.zones) or claimed != board.piece_map():
            self.refuse("there is not one zone for each piece")
        for zone in self.zones:
            if not zone.reach >> zone.start & 1:
                self.refuse(f"the zone of {chess.square_name(zone.start)} is without it")
        self.closed()
        self.no_mate()

    def closed(self):
        """Every move from a zone ends in it, or something that lasts forbids it."""
        passing = self.board.ep_square if self.board.has_legal_en_passant() else None
        if passing is not None:
            self.captured_at(ahead(not self.board.turn, passing))
        for zone in self.zones:
            for square in chess.scan_forward(zone.reach):
                for to, takes in self.moves(zone, square, passing):
                    name = f"{chess.square_name(square)}{chess.square_name(to)}"
                    if not zone.reach >> to & 1:
                        self.refuse(f"{name} leaves the zone of {chess.square_name(zone.start)}")
                    if zone.kind == chess.PAWN and on_last(zone.color, to):
                        self.refuse(f"{name} may promote")
                    if takes:
                        self.enemies_capturable(zone.color, to)

    def captured_at(self, square):
        for zone in self.zones:
            if zone.start == square and not zone.capturable:
                self.refuse(f"the pawn on {chess.square_name(square)} may be taken in passing")

    def enemies_capturable(self, color, to):
        for zone in self.zones:
            enemy = zone.color != color and zone.kind != chess.KING
            if enemy and zone.reach >> to & 1 and not zone.capturable:
                self.refuse(f"what comes to {chess.square_name(to)} may be captured")

    def moves(self, zone, square, passing):
        """The moves that nothing lasting forbids: (to, whether it may capture)."""
        if zone.kind == chess.PAWN:
            yield from self.pawn_moves(zone, square, passing)
            return
        for to in chess.scan_forward(attacks(zone.kind, zone.color, square, self.wall)):
            there = self.steady.get(to)
            if there and (there.color == zone.color or there.kind == chess.KING):
                continue
            if zone.kind == chess.KING and self.watched(to, not zone.color):
                continue
            yield to, True

    def watched(self, square, color):
        """A steady man attacks the square from beside it or by a knight's leap: nothing comes between."""
        for man in self.steady.values():
            near = man.kind == chess.KNIGHT or chess.square_distance(man.start, square) == 1
            if man.color == color and near and attacks(man.kind, color, man.start, 0) >> square & 1:
                return True
        return False

    def pawn_moves(self, pawn, square, passing):
        one = ahead(pawn.color, square)
        if one is not None and self.free_for(pawn, one):
            yield one, False
            two = ahead(pawn.color, square, 2)
            if from_home(pawn.color, square) and self.free_for(pawn, two):
                yield two, False
        for to in chess.scan_forward(attacks(chess.PAWN, pawn.color, square, 0)):
            prey = any(
                zone.color != pawn.color and zone.kind != chess.KING
                and (zone.reach >> to & 1 or self.steps_over(zone, to))
                for zone in self.zones
            )
            if prey or to == passing:
                yield to, True

    @staticmethod
    def steps_over(zone, square):
        """Whether a pawn may pass a square by its double step; the square is then in its zone as well."""
        if zone.kind != chess.PAWN or not from_home(zone.color, zone.start):
            return False
        two = ahead(zone.color, zone.start, 2)
        return ahead(zone.color, zone.start) == square and bool(zone.reach >> two & 1)

    def free_for(self, pawn, square):
        """Whether the pawn may go straight to a square: no steady man there, nor beyond a pawn it faces."""
        if square in self.steady:
            return False
        lane = chess.BB_FILES[chess.square_file(pawn.start)]
        if pawn.reach & ~lane:
            return True
        return not any(
            man.kind == chess.PAWN and man.color != pawn.color and not man.capturable
            and not man.reach & ~lane
            and height(pawn.color, pawn.start) < height(pawn.color, man.start) <= height(pawn.color, square)
            for man in self.zones
        )

    def no_mate(self):
        king = {zone.color: zone for zone in self.zones if zone.kind == chess.KING}
        prey, hunter = king[not self.side], king[self.side]
        # The mated king is no shelter for the squares behind it.
        wall = self.wall & ~chess.BB_SQUARES[prey.start] if prey.steady else self.wall
        men = [zone for zone in self.zones if zone.color == self.side and zone is not hunter]
        hits = {
            zone: {sq: attacks(zone.kind, zone.color, sq, wall) for sq in chess.scan_forward(zone.reach)}
            for zone in men
        }
        blockers = [zone.reach for zone in self.zones if zone.color != self.side and zone is not prey]
        ever = {zone: union(hits[zone].values()) for zone in men}
        movers = [zone for zone in men if not zone.steady]
        still = union(ever[zone] for zone in men if zone.steady)
        ways = [union(ever.values())]
        alone = ways
        if len(movers) == 1:
            alone = [seen | still for seen in hits[movers[0]].values()]
        for at in chess.scan_forward(prey.reach):
            for covered in ways if still >> at & 1 else alone:
                if covered >> at & 1 and self.shut_in(at, covered, hunter, blockers):
                    self.refuse(f"a mate on {chess.square_name(at)} may fit")

    @staticmethod
    def shut_in(at, covered, hunter, blockers):
        open_squares = chess.BB_KING_ATTACKS[at] & ~covered
        for own in chess.scan_forward(hunter.reach & ~chess.BB_KING_ATTACKS[at] & ~chess.BB_SQUARES[at]):
            needs = list(chess.scan_forward(open_squares & ~chess.BB_KING_ATTACKS[own]))
            if all_blocked(needs, blockers):
                return True
        return False


def union(boards):
    total = 0
    for board in boards:
        total |= board
    return total


# ---------------------------------------------------------------------- loose pieces


def loose_proof(line, board, side, pieces, boards):
    def check(most):
        if mated(board, not side):
            raise Refused(line, "this is a mate")
        if most is not None and boards > most:
            raise Skipped
        Loose(line, board, side, pieces, boards).check()

    return check


class Loose:
    """Plays out the kept men; the loose ones are sets of squares, one set for each.

    A node is (kept men as sorted (square, kind, color), turn, square of a double step or None). What is
    known of it is a tuple of sets, and the set of squares on which men of `other` that were pawns can be.
    """

    def __init__(self, line, board, side, pieces, boards):
        self.line, self.side, self.boards = line, side, boards
        self.board, self.pieces = board, pieces
        self.pawns = len(board.pieces(chess.PAWN, not side))
        self.known, self.open = {}, []

    def refuse(self, why):
        raise Refused(self.line, why)

    def check(self):
        if self.board.clean_castling_rights():
            self.refuse("castling is possible")
        men, sets, wild = self.board.piece_map(), [], 0
        self.loose = []
        for square in chess.scan_forward(self.pieces):
            man = men.pop(square, None)
            if not man or man.piece_type == chess.KING or (man.piece_type, man.color) == (chess.PAWN, self.side):
                self.refuse(f"nothing on {chess.square_name(square)} can be let loose")
            if man.piece_type == chess.PAWN:
                wild = chess.BB_ALL
            else:
                self.loose.append((man.piece_type, man.color))
                sets.append(chess.BB_SQUARES[square])
        kept = {square: (man.piece_type, man.color) for square, man in men.items()}
        self.arrive(kept, self.board.turn, self.board.ep_square, sets, wild)
        while self.open:
            if len(self.known) > self.boards:
                self.refuse("there are more boards than were claimed")
            node = self.open.pop()
            kept = {square: (kind, color) for square, kind, color in node[0]}
            self.expand(kept, node[1], node[2], *self.known[node])

    def arrive(self, kept, turn, passing, sets, wild):
        """Remembers a node, with the loose men wherever they may be there."""
        occupied = bits(kept)
        spread = [reach & ~occupied for reach in sets]
        wild &= ~occupied
        node = (tuple(sorted((sq, *man) for sq, man in kept.items())), turn, passing)
        before = self.known.get(node)
        if before:
            spread = [old | new for old, new in zip(before[0], spread)]
            wild |= before[1]
        if before != (tuple(spread), wild):
            self.known[node] = (tuple(spread), wild)
            self.open.append(node)

    def where(self, color, sets, wild):
        """The squares on which a loose man of a colour may be."""
        anything = wild if color != self.side else 0
        return anything | union(reach for (_, whose), reach in zip(self.loose, sets) if whose == color)

    def expand(self, kept, turn, passing, sets, wild):
        occupied = bits(kept)
        for square, (kind, color) in kept.items():
            if color == turn:
                for to in chess.scan_forward(self.goals(kept, occupied, square, passing, sets, wild)):
                    self.kept_move(kept, square, to, turn, passing, sets, wild)
        enemies = {sq: man for sq, man in kept.items() if man[1] != turn and man[0] != chess.KING}
        for index, (kind, color) in enumerate(self.loose):
            if color != turn or not sets[index]:
                continue
            moved = list(sets)
            moved[index] = wherever(kind, color, sets[index], occupied)
            self.land(kept, turn, None, moved, wild, None)
            seen = union(attacks(kind, color, sq, occupied) for sq in chess.scan_forward(sets[index]))
            for victim in enemies:
                if seen >> victim & 1:
                    wider = list(sets)
                    wider[index] |= chess.BB_SQUARES[victim]
                    self.land(without(kept, victim), turn, None, wider, wild, None)
        if wild and turn != self.side:
            self.land(kept, turn, None, sets, chess.BB_ALL, None)
            for victim in enemies:
                self.land(without(kept, victim), turn, None, sets, chess.BB_ALL, None)

    def goals(self, kept, occupied, square, passing, sets, wild):
        """Where a kept man may go if the loose ones happen to allow it."""
        kind, color = kept[square]
        own = bits(sq for sq, man in kept.items() if man[1] == color)
        kings = bits(sq for sq, man in kept.items() if man[0] == chess.KING)
        if kind != chess.PAWN:
            return attacks(kind, color, square, occupied) & ~own & ~kings
        prey = (occupied & ~own & ~kings) | self.where(not color, sets, wild) & ~occupied
        if passing is not None:
            prey |= chess.BB_SQUARES[passing]
        found = attacks(kind, color, square, occupied) & prey
        one = ahead(color, square)
        if one is not None and not occupied >> one & 1:
            found |= chess.BB_SQUARES[one]
            two = ahead(color, square, 2)
            if from_home(color, square) and not occupied >> two & 1:
                found |= chess.BB_SQUARES[two]
        return found

    def kept_move(self, kept, square, to, turn, passing, sets, wild):
        kind, color = kept[square]
        after = without(kept, square)
        after.pop(to, None)
        last, double = (square, to), None
        if kind == chess.PAWN and on_last(color, to):
            if color == self.side:
                self.refuse(f"the pawn on {chess.square_name(square)} may promote")
            wild = chess.BB_ALL
        else:
            after[to] = (kind, color)
        if kind == chess.PAWN and to == passing:
            after.pop(chess.square(chess.square_file(to), chess.square_rank(square)), None)
            last = None
        if kind == chess.PAWN and abs(to - square) == 16:
            double = (square + to) // 2
        self.land(after, turn, double, sets, wild, last)

    def land(self, kept, mover, double, sets, wild, last):
        """The node after a move of `mover`, unless it was certainly illegal; a mate must not fit."""
        occupied = bits(kept)
        king = king_of(kept, mover)
        anything = occupied | self.where(True, sets, wild) | self.where(False, sets, wild)
        if attackers(kept, not mover, king, anything):
            return
        if mover == self.side and self.mate_fits(kept, occupied, anything, sets, wild, last):
            self.refuse("a mate could be")
        if double is not None:
            beside = attacks(chess.PAWN, mover, double, 0)
            if not any(man == (chess.PAWN, not mover) and beside >> sq & 1 for sq, man in kept.items()):
                double = None
        has_men = any(color == self.side for _, color in self.loose)
        if has_men or sum(color == self.side for _, color in kept.values()) > 1:
            self.arrive(kept, not mover, double, sets, wild)

    def mate_fits(self, kept, occupied, anything, sets, wild, last):
        king = king_of(kept, not self.side)
        hunters = [
            (kind, reach & ~occupied) for (kind, color), reach in zip(self.loose, sets) if color == self.side
        ]
        if last and not self.check_fits(kept, occupied, anything, hunters, king, last):
            return False
        through = occupied & ~chess.BB_SQUARES[king]
        firm = union(
            attacks(kind, color, sq, through) for sq, (kind, color) in kept.items() if color == self.side
        )
        if len(hunters) != 1:
            seen = [
                union(attacks(kind, self.side, sq, through) for sq in chess.scan_forward(reach))
                for kind, reach in hunters
            ]
            return self.shut_in(kept, occupied, king, firm | union(seen), 0, sets, wild)
        kind, reach = hunters[0]
        if self.shut_in(kept, occupied, king, firm, 0, sets, wild):
            return True
        return any(
            self.shut_in(
                kept, occupied, king, firm | attacks(kind, self.side, sq, through), chess.BB_SQUARES[sq], sets, wild
            )
            for sq in chess.scan_forward(reach)
        )

    def shut_in(self, kept, occupied, king, covered, beside, sets, wild):
        """Whether the king may be in check with every square around it taken from it."""
        if not covered >> king & 1:
            return False
        friends = bits(sq for sq, man in kept.items() if man[1] != self.side)
        needs = chess.BB_KING_ATTACKS[king] & ~friends & ~covered & ~beside
        if needs & occupied:
            return False  # An unguarded kept man of the mating side can be taken by the king.
        pawns = sum(man == (chess.PAWN, not self.side) for man in kept.values())
        men = [reach for (_, color), reach in zip(self.loose, sets) if color != self.side]
        men += [wild] * (self.pawns - pawns)
        return all_blocked(list(chess.scan_forward(needs)), men)

    def check_fits(self, kept, occupied, anything, hunters, king, last):
        """Whether the kept man that has just moved may have given a check that no kept man answers.

        Before the move there was no check, so it comes from that man or through the square it left.
        """
        square, to = last
        for sq, (kind, color) in kept.items():
            if color == self.side and uncovers(kind, color, sq, king, square, occupied):
                return True
        for kind, reach in hunters:
            if any(uncovers(kind, self.side, sq, king, square, occupied) for sq in chess.scan_forward(reach)):
                return True
        kind, color = kept[to]
        if not attacks(kind, color, to, occupied) >> king & 1:
            return False
        for sq, (kind, color) in kept.items():
            defends = color != self.side and kind != chess.KING and not chess.ray(king, sq)
            if defends and attacks(kind, color, sq, anything) >> to & 1:
                return False
        return True


def wherever(kind, color, reach, occupied):
    """The squares that a man comes to from some squares among the kept ones, in any number of moves."""
    fresh = reach
    while fresh:
        seen = union(attacks(kind, color, sq, occupied) for sq in chess.scan_forward(fresh))
        fresh = seen & ~occupied & ~reach
        reach |= fresh
    return reach


def uncovers(kind, color, square, king, gap, occupied):
    """Whether a man attacks the king along a line that runs over the gap."""
    return bool(chess.between(square, king) >> gap & 1 and attacks(kind, color, square, occupied) >> king & 1)


def bits(squares_):
    board = 0
    for square in squares_:
        board |= chess.BB_SQUARES[square]
    return board


def without(kept, square):
    return {sq: man for sq, man in kept.items() if sq != square}


def king_of(kept, color):
    return next(sq for sq, man in kept.items() if man == (chess.KING, color))


def attackers(kept, color, square, occupied):
    return any(
        whose == color and attacks(kind, whose, sq, occupied) >> square & 1 for sq, (kind, whose) in kept.items()
    )


# ---------------------------------------------------------------------- files


def check_file(path, most, each, tally):
    with open(path, encoding="utf-8", newline="") as file:
        lines = Lines(file.read())
    while lines.to_next_certificate():
        begun = lines.at
        outcome, told = "holds", f"{path}:{begun + 1}: holds"
        try:
            check_certificate(lines, most)
        except Skipped:
            outcome, told = "skipped", f"{path}:{begun + 1}: skipped"
        except Refused as why:
            outcome, told = "refused", f"{path}:{why.line}: refused: {why}"
            if lines.at == begun or lines.lines[lines.at - 1] != "end":
                lines.at = max(lines.at, begun + 1)
                lines.past_the_damage()
        tally[outcome] += 1
        if each or outcome == "refused":
            print(told)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--most", type=int, help="skip proofs that need more positions or boards")
    parser.add_argument("--each", action="store_true", help="say of each certificate what became of it")
    parser.add_argument("files", nargs="+")
    asked = parser.parse_args()
    tally = {"holds": 0, "refused": 0, "skipped": 0}
    for path in asked.files:
        try:
            check_file(path, asked.most, asked.each, tally)
        except (OSError, UnicodeDecodeError) as why:
            print(f"{path}: {why}", file=sys.stderr)
            return 2
    print(f"{sum(tally.values())} certificates: {tally['holds']} hold, "
          f"{tally['refused']} are refused, {tally['skipped']} were skipped")
    return 1 if tally["refused"] else 0


if __name__ == "__main__":
    sys.exit(main())
