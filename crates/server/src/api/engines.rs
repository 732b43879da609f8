//! The engines of this server, and the seats that they take.

use axum::Json;
use axum::extract::State;
use axum::routing::get;
use jadoube_journal::{EngineSeat, Table};
use jadoube_laws::Usage;
use jadoube_wire::{EngineRequest, EngineView};

use super::failure::Failure;
use crate::Shared;
use crate::engines::{Called, LEVELS};
use crate::openapi::Route;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/engines", get(list))
            .says("The engines that can be played against")
            .gives::<Vec<EngineView>>(),
    ]
}

async fn list(State(shared): State<Shared>) -> Json<Vec<EngineView>> {
    let view = |name: &str| EngineView {
        name: name.to_owned(),
    };
    Json(shared.engines.names().map(view).collect())
}

impl Shared {
    /// Seats an engine at a table, as a request wants it. It is there from the start.
    pub(super) fn seat_engine(
        &self,
        laid: &mut Table,
        request: &EngineRequest,
    ) -> Result<(), Failure> {
        let invalid = |why: String| Failure::Invalid(format!("engine: {why}"));
        if !(1..=LEVELS).contains(&request.level) {
            return Err(invalid(format!("a level is 1 to {LEVELS}")));
        }
        let Some(engine) = self.engines.find(request.name.as_deref()) else {
            let known: Vec<&str> = self.engines.names().collect();
            return Err(invalid(match known.is_empty() {
                true => "there is no engine on this server".to_owned(),
                false => format!("there is no such engine; there is {}", known.join(", ")),
            }));
        };
        let regulations = &laid.created.regulations;
        if regulations.usage == Usage::Console || regulations.blind[request.side] {
            return Err(invalid(
                "it plays on screens only, where it can move its pieces itself".to_owned(),
            ));
        }
        let seat = EngineSeat {
            side: request.side,
            name: engine.name.clone(),
            level: request.level,
            errs: request.errs,
        };
        if laid.names[seat.side].is_empty() {
            laid.names[seat.side] = Called(&seat).to_string();
        }
        laid.created.start.present[seat.side] = true;
        laid.engine = Some(seat);
        Ok(())
    }
}
