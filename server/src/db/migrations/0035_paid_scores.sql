-- A card's page asks whether its score is paid for.
create index ledger_holds_scores on ledger_holds (ref_id) where reason = 'score';
