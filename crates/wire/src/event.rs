//! What travels between the server and everybody at an event.

mod audience;
mod seen;

use jadoube_ruling::{Message, Moment};
use jadoube_tournament::{
    Asked, BoutId, ByeKind, CardScore, Day, Discipline, EntryId, Next, Pairing, Play, Player,
    Points, Regulations, Score, Screen, TimeOfDay,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use audience::EventAudience;
pub use seen::{
    DealSheet, Parts, Rounds, Seen, figures as event_figures, log as event_log,
    refusal as event_refusal, standings as event_standings,
    standings_after as event_standings_after, told as event_told,
};

use crate::{CardGame, EventId, GameId, GivenLink, Role};

/// `POST /api/events`: an event under these regulations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct EventRequest {
    /// The regulations; what is not said is as usual.
    pub regulations: Box<Regulations>,
    /// The time zone of the hall by its name, such as `Europe/Budapest`; that of the server if not
    /// said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
}

/// The answer to a new event. Nobody ever sees the secrets of its links again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct EventCreated {
    /// The event.
    pub event: EventId,
    /// Its links: organiser, arbiter, deputy, spectator.
    pub links: Vec<GivenLink>,
    /// What there is to say about the file that it was made from: what was mended, and what is not taken
    /// over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Message>>")]
    pub told: Vec<Message>,
}

/// `GET /api/events/{event}/compare`: a round of a Swiss event beside what the rules give.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct RoundCompared {
    /// The round.
    pub round: u32,
    /// The edition of the pairing rules.
    pub edition: String,
    /// The round by the rules.
    pub pairings: Vec<Pairing>,
    /// Where the event has it otherwise; of a round that is not paired yet, where its own rules do.
    pub differs: Vec<PairDifference>,
    /// The whole in one sentence.
    pub message: Message,
}

/// A pair, or somebody who is free, that the rules do not give.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct PairDifference {
    /// White and Black, or whoever is free.
    pub parties: Vec<EntryId>,
    /// What the rules say to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
}

/// `GET /api/events/{event}/check`, `POST /api/events/check-report`: what a check has found.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct EventChecked {
    /// Whether nothing is wrong.
    pub sound: bool,
    /// What was found, and the sum of it.
    pub told: Vec<Message>,
}

/// `POST /api/events/{event}/session/{bout}`: what a session of cards gives for a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct SessionRead {
    /// The sums of the seats A, B and C, who are the parties of the table in their order.
    pub score: CardScore,
    /// How many deals the session was to have.
    pub of: u32,
    /// Every deal was played; otherwise it must be said who left.
    pub over: bool,
    /// Where the sums come from, for the minutes.
    pub message: Message,
}

/// What a browser says to an event. Each message bears an id of its own, chosen by the browser: a
/// message that arrives twice is done once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum EventSaid {
    /// Requests, decided in order: all of them happen, or one is refused and none does.
    Ask {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// 1 to 256 requests.
        ask: Vec<Asked>,
        /// Why; some acts need a reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
        /// Whose report it is, said at a table; a player's own link knows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<EntryId>,
        /// Who signs; from the desk only, and without it the chief arbiter or the role.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<String>,
        /// When it happened by the clock of the hall; from the desk only, and never later than now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Moment>,
    },
    /// What would happen? From the desk only; nothing is written down.
    Propose {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// 1 to 256 requests.
        ask: Vec<Asked>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// Draw the numbers of a round; the server draws the lot. From the desk only.
    Draw {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// How the order comes about.
        by: DrawBy,
        /// The round; the coming one if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
        /// Why, where the draw is made at another time than announced.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// A player is here now: the own entry, or from the desk any.
    Arrive {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// Whose; from the desk only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<EntryId>,
        /// Which members, counted from nought; everybody who is not here yet if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        members: Option<Vec<u32>>,
    },
    /// One deal on the sheet of a table of cards, as it was written there; `null` wipes it out.
    Deal {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// The table of cards.
        bout: BoutId,
        /// The number of the deal, counted from one.
        deal: u32,
        /// What each party writes for it.
        units: Option<[Points; 3]>,
    },
    /// Arrange the screens of the hall, all of them. From the desk only.
    Screens {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// At most 32.
        screens: Vec<Screen>,
    },
    /// What time is it at the server?
    Ping {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
    },
}

impl EventSaid {
    /// The id of the message.
    pub fn id(&self) -> &str {
        match self {
            EventSaid::Ask { id, .. }
            | EventSaid::Propose { id, .. }
            | EventSaid::Draw { id, .. }
            | EventSaid::Arrive { id, .. }
            | EventSaid::Deal { id, .. }
            | EventSaid::Screens { id, .. }
            | EventSaid::Ping { id } => id,
        }
    }
}

/// How the order of a draw comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum DrawBy {
    /// By lot.
    Lot,
    /// By rating, then title.
    Rating,
    /// As they entered.
    Entry,
}

/// What a browser hears from an event. `done`, `fault` and `pong` are those of every line.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(optional_fields)]
pub enum EventHeard {
    /// The first message on every line, and again after a gap.
    Welcome(Box<EventSeen>),
    /// Something happened and is kept.
    Event {
        /// The number of the entry.
        seq: u64,
        /// The id of the message that led to it: its sender knows by it that the act is kept.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The server's time now.
        now: Moment,
        /// What happened, as far as it is for these eyes.
        told: Vec<EventTold>,
        /// The parts of the view that may have changed; of `rounds` only those that have, to be put in
        /// the place of the ones with the same number. What is not there stays as it was.
        view: Box<EventView>,
    },
    /// The request was refused. Only the sender hears it.
    Refused {
        /// The id of the message.
        id: String,
        /// Why.
        refused: EventRefusal,
    },
    /// What would happen, in answer to `propose`.
    Proposed {
        /// The id of the message.
        id: String,
        /// What would happen.
        told: Vec<EventTold>,
        /// Why nothing would happen.
        #[serde(skip_serializing_if = "Option::is_none")]
        refused: Option<EventRefusal>,
        /// What speaks against it all the same: who meets again, who is free twice, what the system of
        /// the event would have made.
        concerns: Vec<Message>,
        /// Acts that rest on the one that is to be undone, oldest first: they must fall with it. To undo
        /// all, ask for `undo` of each, the last one first, in one message.
        falls: Vec<EventTold>,
        /// The event as it would be.
        view: Box<EventView>,
    },
}

/// An event as a link shows it: the first message of a line, and `GET /api/events/{event}`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct EventSeen {
    /// The event.
    pub event: EventId,
    /// What the link is for.
    pub role: Role,
    /// What else this browser may be at the event; empty on a line.
    pub roles: Vec<Role>,
    /// The server's time now.
    pub now: Moment,
    /// The clock of the hall now: a moment that shows the hall's date and time when it is read as UTC.
    pub hall_clock: Moment,
    /// The number of the last entry.
    pub seq: u64,
    /// The whole view.
    pub view: Box<EventView>,
}

/// Something that happened in an event.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct EventTold {
    /// The number of the act in the minutes; none in a proposal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<u32>,
    /// When, by the clock of the hall.
    pub at: Moment,
    /// Who signed.
    pub who: String,
    /// In which office: `organiser`, `arbiter`, `player`.
    pub office: String,
    /// What it is: `result_entered`, `paired`.
    pub kind: String,
    /// The sentence.
    pub message: Message,
    /// Further sentences.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Message>>")]
    pub details: Vec<Message>,
    /// The clause that it rests on.
    pub clause: String,
    /// The reason that was given; the desk alone sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Whether the act was undone later.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub undone: bool,
}

/// Why a request changes nothing.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct EventRefusal {
    /// What it is: `reason_needed`, `result_stands`.
    pub kind: String,
    /// The sentence.
    pub message: Message,
    /// Further sentences: who is not admitted, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Message>>")]
    pub details: Vec<Message>,
    /// The clause that it rests on.
    pub clause: String,
    /// Which of the requests of the message, counted from nought.
    pub ask: u32,
    /// Which line of a list, counted from one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<u32>,
}

/// An event as one audience sees it, part by part. What an audience may not see is not there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct EventView {
    /// What was laid down, and how far the event is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<EventAbout>,
    /// Players or teams, in the order in which they entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<Vec<EntryView>>,
    /// Rounds in order. Before a round is published the desk alone sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Vec<RoundView>>,
    /// Whether `rounds` are all that there are: others that were known before have been undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub all_rounds: bool,
    /// The standings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standings: Option<StandingsView>,
    /// What comes next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<NextView>,
    /// Penalties, incidents and appeals: everything to the desk, the own ones to a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conduct: Option<ConductView>,
    /// The cash, to the desk.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<MoneyView>,
    /// Sheets of card tables that are being written: to the desk, the table and its players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheets: Option<Vec<SheetView>>,
    /// The screens of the hall: all to the desk, to a screen itself alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub screens: Option<Vec<Screen>>,
    /// Who won which prize; when the event is closed, to the desk before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awards: Option<Vec<AwardView>>,
}

/// What was laid down for an event, and how far it is.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct EventAbout {
    /// The regulations as they stand.
    pub regulations: Box<Regulations>,
    /// The time zone of the hall.
    pub zone: String,
    /// The round that is prepared or played.
    pub round: u32,
    /// How many rounds there will be, once that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Whether the rules of the three-game team event hold.
    pub team_event: bool,
    /// Whether entries are teams.
    pub teams: bool,
    /// How many members a team has: at least, at most.
    pub members: [u32; 2],
    /// Whether the event is closed.
    pub closed: bool,
    /// The last day on which the fee of that round can be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay_until: Option<Day>,
    /// How long one sitting takes, in minutes.
    pub sitting_minutes: u32,
}

/// An entry as an audience sees it. What is said of a round is said of the one in `about`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct EntryView {
    /// Its lasting number.
    pub entry: EntryId,
    /// The name of the team or player.
    pub name: String,
    /// Who plays in the round; birth dates and sex are the desk's.
    pub players: Vec<Player>,
    /// The number of the draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// Whether it takes part in the round as far as its own acts go.
    pub plays: bool,
    /// From which round on it has withdrawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<u32>,
    /// A round off that was granted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bye: Option<ByeKind>,
    /// Whether everybody of it is here.
    pub here: bool,
    /// Who came when: to the desk and to the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arrivals: Option<Vec<Option<TimeOfDay>>>,
    /// Whether own equipment was brought.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub own_equipment: bool,
    /// What was paid for the round: to the desk and to the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<i64>,
    /// What is still owed for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<u32>,
    /// Why it would be out if the draw were now, or is out since the draw: to the desk and the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<Vec<Message>>,
    /// Whether the organiser has admitted it all the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub admitted: bool,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct RoundView {
    /// Its number.
    pub round: u32,
    /// The day, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<Day>,
    /// Whether the pairings are on the wall.
    pub published: bool,
    /// Whether all results are final.
    pub closed: bool,
    /// Its tables.
    pub meetings: Vec<MeetingView>,
}

/// One table of a round.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct MeetingView {
    /// The number of the table within the round.
    pub table: u32,
    /// The sitting within the round.
    pub sitting: u32,
    /// The table of the hall; nought for whoever is free.
    pub hall_table: u32,
    /// Who meets: one is free, two play games (White first on board 1), three are a trio.
    pub parties: Vec<EntryId>,
    /// What each party has: game points of two, place points of three.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<Points>>,
    /// Place points at the chess board, the ulti and the snapszer table, for each party.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<[[i64; 3]; 3]>,
    /// What is played.
    pub bouts: Vec<BoutView>,
    /// Who won a lot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lot: Option<EntryId>,
}

/// Something that gets a result of its own.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct BoutView {
    /// Which.
    pub bout: BoutId,
    /// What is played, by which parties.
    pub play: Play,
    /// The names of those who play it: White and Black, or the three in the order of the parties.
    pub players: Vec<String>,
    /// What is known of the result.
    pub state: BoutStanding,
    /// The result that stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// What the sides have said: to the desk, the table and its players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reports: Option<Vec<ReportView>>,
    /// Whether the moves were handed in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub moves: bool,
    /// The game on this server in which it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
}

/// What is known of a result. Those who may not see reports are told `open` until it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum BoutStanding {
    /// Nothing yet.
    Open,
    /// Some sides have said how it ended, and they agree so far.
    Reported,
    /// Sides say different things; the arbiter decides.
    Conflict,
    /// The result stands.
    Confirmed,
}

/// What one side has said.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ReportView {
    /// The side.
    pub entry: EntryId,
    /// The result it reports.
    pub score: Score,
}

/// The standings.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StandingsView {
    /// By points, then by tie-breaks.
    Ranked {
        /// The tie-breaks by their codes.
        tie_breaks: Vec<String>,
        /// The lines.
        rows: Vec<RankedRow>,
    },
    /// The season of the team event, its days, its best players.
    Season {
        /// The lines of the season.
        rows: Vec<SeasonRow>,
        /// The table of each day.
        days: Vec<DayTable>,
        /// The best players of each discipline.
        individuals: Vec<IndividualTable>,
    },
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct RankedRow {
    /// The place; equals share it.
    pub place: u32,
    /// Who.
    pub entry: EntryId,
    /// The points.
    pub points: Points,
    /// The tie-breaks as they are printed. `GET /api/events/{event}/figures/{entry}` explains them.
    pub figures: Vec<String>,
}

/// A team's season.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct SeasonRow {
    /// The place; equals share it.
    pub place: u32,
    /// The team.
    pub entry: EntryId,
    /// The points of each round; none where the team did not play.
    pub rounds: Vec<Option<Points>>,
    /// Matches played.
    pub matches: u32,
    /// The sum.
    pub points: Points,
    /// Rounds won.
    pub rounds_won: u32,
}

/// The table of one day.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct DayTable {
    /// The round.
    pub round: u32,
    /// Its lines.
    pub rows: Vec<DayRow>,
}

/// A team's day.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct DayRow {
    /// The place; equals share it.
    pub place: u32,
    /// The team.
    pub entry: EntryId,
    /// The points of the day.
    pub points: Points,
    /// Place points at chess, ulti and snapszer.
    pub boards: [i64; 3],
    /// Matches played.
    pub matches: u32,
}

/// The best players of a discipline.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct IndividualTable {
    /// Which.
    pub discipline: Discipline,
    /// Its lines.
    pub rows: Vec<IndividualRow>,
}

/// A player's season in a discipline.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct IndividualRow {
    /// The place; equals share it.
    pub place: u32,
    /// The player.
    pub name: String,
    /// The team.
    pub entry: EntryId,
    /// Place points.
    pub points: i64,
    /// Game points or units.
    pub raw: Points,
    /// Matches played.
    pub matches: u32,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct NextView {
    /// The step.
    #[serde(flatten)]
    pub next: Next,
    /// The request that takes it, where nothing is left to choose; to the desk.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<Asked>,
    /// Until when, by the clock of the hall: the draw for those who are to arrive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Moment>,
}

/// Penalties, incidents and appeals.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema, TS)]
pub struct ConductView {
    /// Penalties that stand.
    pub penalties: Vec<PenaltyView>,
    /// Incidents.
    pub incidents: Vec<IncidentView>,
    /// Appeals.
    pub appeals: Vec<AppealView>,
}

/// A penalty that stands.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct PenaltyView {
    /// The act that imposed it, which an appeal names.
    pub act: u32,
    /// What it is, and for whom.
    pub penalty: jadoube_tournament::Penalty,
    /// The reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// An incident.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct IncidentView {
    /// When, by the clock of the hall.
    pub at: Moment,
    /// What.
    pub incident: jadoube_tournament::Incident,
}

/// An appeal.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct AppealView {
    /// Its number.
    pub appeal: u32,
    /// Who appeals.
    pub entry: EntryId,
    /// Against which act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<u32>,
    /// In words.
    pub text: String,
    /// Whether it was upheld; none while it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upheld: Option<bool>,
    /// The decision in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
}

/// The cash of an event.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct MoneyView {
    /// The currency.
    pub currency: String,
    /// What each entry has paid and owes for each round.
    pub rows: Vec<MoneyRow>,
    /// The sums of fees, of what was paid, paid back and is due.
    pub sums: [i64; 4],
}

/// What an entry has paid and owes for a round.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct MoneyRow {
    /// Who.
    pub entry: EntryId,
    /// The round.
    pub round: u32,
    /// The fee.
    pub fee: i64,
    /// What was paid.
    pub paid: i64,
    /// What was paid back.
    pub back: i64,
    /// What is due.
    pub due: i64,
}

/// A sheet of 24 deals that is being written.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct SheetView {
    /// The table of cards.
    pub bout: BoutId,
    /// What the parties wrote for each deal, from the first; `null` where nothing was entered.
    pub deals: Vec<Option<[Points; 3]>>,
    /// The sums.
    pub totals: [Points; 3],
    /// How many deals were entered.
    pub entered: u32,
}

/// A prize and who won it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct AwardView {
    /// Who.
    pub entry: EntryId,
    /// What the prizes are called.
    pub titles: Vec<String>,
    /// The category.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// How much.
    pub amount: Points,
    /// Among how many it is shared.
    pub shared_by: u32,
}

/// `GET /api/events/{event}/log`: every act with what came of it, oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct EventLog {
    /// What happened.
    pub told: Vec<EventTold>,
}

/// `GET /api/events/{event}/plans`: a choice for a day of the team event.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct PlanView {
    /// How many sittings.
    pub sittings: u32,
    /// Matches of a team: the fewest, the most.
    pub matches: [u32; 2],
    /// How often two teams meet: the seldomest, the most often.
    pub meetings: [u32; 2],
    /// How long the day is, in minutes.
    pub minutes: u32,
    /// Whether it is taken if the organiser says nothing.
    pub usual: bool,
    /// Whether every team plays equally often.
    pub equal: bool,
}

/// `GET /api/events/{event}/figures/{entry}`: a figure of the standings with what it is made of.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct FigureView {
    /// The tie-break by its code; `points` for the points, `rating` for the change of the rating.
    pub figure: String,
    /// Its value as it is printed.
    pub value: String,
    /// What it is made of.
    pub parts: Vec<FigurePart>,
}

/// What one round adds to a figure.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct FigurePart {
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The sitting of the round, in the team event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sitting: Option<u32>,
    /// The opponents.
    pub opponents: Vec<EntryId>,
    /// What it adds.
    pub amount: Points,
    /// How: `played`, `imagined`, `forfeit`, `extra`, `cut`, `times`, `imagined_times`, `trio`,
    /// `progress`, `expected`.
    pub how: String,
    /// What was multiplied or added: the opponent's score and the own, or the place points at the
    /// three boards.
    pub of: Vec<Points>,
}

/// `POST /api/events/{event}/cards`: links for many at once, on paper with QR codes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct CardsRequest {
    /// For whom.
    pub of: CardsOf,
    /// The language; the first of the event if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<crate::Language>,
}

/// For whom links are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum CardsOf {
    /// A place card for every table of the hall.
    Tables,
    /// A slip for every entry.
    Players,
}

/// `POST /api/events/{event}/games`: open the game of a bout on this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct BoutRequest {
    /// Which.
    pub bout: BoutId,
    /// Who of the two sits down, said at a table; a player's own link knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<EntryId>,
    /// By which of the browser's links.
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
}

/// `POST /api/events/{event}/equal-deals`: tables of this server at which all tables of a sitting play the same deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct EqualDealsRequest {
    /// Ulti or snapszer.
    pub game: CardGame,
    /// Which round.
    pub round: u32,
    /// Which of its sittings, counted from one.
    pub sitting: u32,
    /// By which of the browser's links.
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
}

/// The tables that were opened with the same deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct EqualDeals {
    /// In the order of the hall.
    pub tables: Vec<EqualTable>,
}

/// One of several tables with the same deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct EqualTable {
    /// The bout that is played there.
    pub bout: BoutId,
    /// The table on this server.
    pub game: GameId,
}

/// The game of a bout, and where this browser goes to be at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct BoutGame {
    /// Which bout.
    pub bout: BoutId,
    /// The game.
    pub game: GameId,
    /// What this browser is at it.
    pub role: Role,
    /// The page to open.
    pub page: String,
}
