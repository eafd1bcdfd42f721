-- What a column may hold is said by its type. A check of a table is read and prepared anew by every statement that writes
-- to it, which for tables with many of them took longer than the writing; that of a domain is kept ready.
create domain cents as bigint check (value >= 0);
create domain positive_cents as bigint check (value > 0);
create domain basis_points as integer check (value between 0 and 10000);
create domain tally as integer check (value >= 0);
create domain party as text check (value in ('client', 'worker'));
create domain duty as text check (value in ('arbiter', 'operator'));
create domain event_actor as text check (value in ('user', 'agent', 'operator', 'clock'));
create domain rate_type as text check (value in ('hourly', 'fixed'));
create domain negotiation_status as text check (value in ('open', 'agreed', 'declined', 'expired', 'superseded'));
create domain contract_status as text
  check (value in ('pending_approval', 'active', 'completed', 'cancelled', 'expired'));
create domain milestone_status as text check (
  value in ('pending', 'funded', 'submitted', 'released', 'refunded', 'cancelled', 'disputed', 'resolved')
);
create domain milestone_origin as text check (value in ('client', 'worker', 'agreement'));
create domain payout_status as text check (value in ('clearing', 'paid', 'held', 'reversed'));
create domain account_kind as text check (value in ('external', 'fees', 'available', 'clearing', 'escrow'));
create domain transfer_kind as text check (
  value in ('deposit', 'withdrawal', 'fund', 'release', 'fee', 'refund', 'payout', 'settlement', 'reversal')
);
create domain movement_status as text check (value in ('pending', 'succeeded', 'failed'));

alter table events
  drop constraint events_actor_type_check,
  drop constraint events_audience_role_check,
  alter actor_type type event_actor,
  alter audience_role type duty,
  -- Known to whoever writes the event.
  alter data_bytes drop expression;

-- Readers are made of events, by the one statement that numbers them, and events stay.
alter table event_readers drop constraint event_readers_event_seq_fkey;

alter table negotiations
  drop constraint negotiations_status_check,
  drop constraint negotiations_offered_by_check,
  drop constraint negotiations_rate_type_check,
  alter status type negotiation_status,
  alter offered_by type party,
  alter rate_type type rate_type;

alter table negotiation_rounds drop constraint negotiation_rounds_offered_by_check, alter offered_by type party;

alter table contracts
  drop constraint contracts_status_check,
  drop constraint contracts_rate_type_check,
  drop constraint contracts_fee_bps_check,
  drop constraint contracts_funded_cents_check,
  drop constraint contracts_released_cents_check,
  drop constraint contracts_refunded_cents_check,
  drop constraint contracts_fee_cents_check,
  drop constraint contracts_disputed_milestones_check,
  alter status type contract_status,
  alter rate_type type rate_type,
  alter fee_bps type basis_points,
  alter funded_cents type cents,
  alter released_cents type cents,
  alter refunded_cents type cents,
  alter fee_cents type cents,
  alter disputed_milestones type tally;

alter table milestones
  drop constraint milestones_status_check,
  drop constraint milestones_created_by_check,
  drop constraint milestones_amount_cents_check,
  drop constraint milestones_held_cents_check,
  drop constraint milestones_released_cents_check,
  drop constraint milestones_refunded_cents_check,
  drop constraint milestones_fee_cents_check,
  alter status type milestone_status,
  alter created_by type milestone_origin,
  alter amount_cents type positive_cents,
  alter held_cents type cents,
  alter released_cents type cents,
  alter refunded_cents type cents,
  alter fee_cents type cents;

alter table payouts
  drop constraint payouts_status_check,
  drop constraint payouts_gross_cents_check,
  drop constraint payouts_fee_cents_check,
  drop constraint payouts_net_cents_check,
  -- The contract has both.
  drop constraint payouts_client_id_fkey,
  drop constraint payouts_worker_id_fkey,
  alter status type payout_status,
  alter gross_cents type positive_cents,
  alter fee_cents type cents,
  alter net_cents type cents;

alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  drop constraint ledger_accounts_balance_cents_check,
  drop constraint ledger_accounts_check,
  drop constraint ledger_accounts_check1,
  alter kind type account_kind,
  alter balance_cents type cents,
  add constraint ledger_accounts_of_platform_or_owner check (
    (kind in ('external', 'fees')) = (owner_id is null) and (owner_id is null) = (balance_cents is null)
  );

alter table ledger_transfers
  drop constraint ledger_transfers_kind_check,
  drop constraint ledger_transfers_amount_cents_check,
  alter kind type transfer_kind,
  alter amount_cents type positive_cents;

alter table deposits
  drop constraint deposits_status_check,
  drop constraint deposits_amount_cents_check,
  alter status type movement_status,
  alter amount_cents type positive_cents;

alter table withdrawals
  drop constraint deposits_status_check,
  drop constraint deposits_amount_cents_check,
  alter status type movement_status,
  alter amount_cents type positive_cents;

-- Words in titles, categories and skills are entries of their own, so that relevance finds the best without reading the rest.
-- The worker sorts in what waits on the list every second: the more there is at once, the less each takes, but a list of
-- twice this length could take longer than a statement may.
drop index gigs_search;
create index gigs_search on gigs using gin (search, labels, skill_keys, gig_eras(status, number))
  with (gin_pending_list_limit = 4096) where deleted_at is null;
