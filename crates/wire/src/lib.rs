//! What travels between the server and everybody who looks at a game: who may see what, and what
//! each may say.
//!
//! The wire form is redacted and may change with the pages; the journal form is complete and lasts.
//! `web/src/wire.ts` is generated from these types.

mod api;
mod audience;
mod cards;
mod event;
mod glance;
mod ids;
mod picture;
mod pocket;
mod role;
mod said;
mod told;
pub mod typescript;
mod why;

pub use jadoube_ruling::{Language, Message, Value};

pub use api::{
    ArticleView, BroadcastState, BroadcastView, CardGame, CardTableRequest, Chess960, Creation,
    DifferenceView, DifferencesView, DuplicateCreated, DuplicateRequest, DuplicateSeats,
    EngineRequest, EngineView, GameCreated, GameRequest, GameView, GivenLink, HallCreated,
    HallRequest, HallView, HistoryView, JoinRequest, Joined, LawsView, LinkRequest, LinkView,
    Problem, RematchView, SameGame, SameStep, SessionView, TimePreset, Winnable, WinnableAnswer,
    presets,
};
pub use audience::Audience;
pub use cards::{
    CardCompared, CardHeard, CardLookedBack, CardSaid, CardTableView, CardTold, ComparedDeal,
    ComparedTable,
};
pub use event::{
    AppealView, AwardView, BoutGame, BoutRequest, BoutStanding, BoutView, CardsOf, CardsRequest,
    ConductView, DayRow, DayTable, DealSheet, DrawBy, EntryView, EqualDeals, EqualDealsRequest,
    EqualTable, EventAbout, EventAudience, EventChecked, EventCreated, EventHeard, EventLog,
    EventRefusal, EventRequest, EventSaid, EventSeen, EventTold, EventView, FigurePart, FigureView,
    IncidentView, IndividualRow, IndividualTable, MeetingView, MoneyRow, MoneyView, NextView,
    PairDifference, Parts, PenaltyView, PlanView, RankedRow, ReportView, RoundCompared, RoundView,
    Rounds, SeasonRow, Seen, SessionRead, SheetView, StandingsView, event_figures, event_log,
    event_refusal, event_standings, event_standings_after, event_told,
};
pub use glance::{Glance, HallHeard};
pub use ids::{EventId, GameId, HallId, LinkId, ParseIdError, PersonId, Scope, is_id};
pub use picture::{
    Beside, Binding, Call, Clocks, Conduct, Face, Phase, Picture, PlayedMove, Result, Ruled,
    Scoreline, Settings, fen,
};
pub use pocket::{PocketEntry, PocketHeard, PocketSaid};
pub use role::Role;
pub use said::{Event, FaultCode, Heard, Said};
pub use told::Told;
pub use why::{ArticleAsked, Otherwise, WhyStep, WhyView};
