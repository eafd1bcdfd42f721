-- As in 0015: what a column may hold is said by its type.
create domain gig_status as text check (value in ('draft', 'open', 'paused', 'filled', 'closed', 'expired'));
create domain weekly_hours as integer check (value between 1 and 168);
create domain payout_delay as integer check (value between 3 and 10);
create domain review_time as integer check (value between 1 and 30);
create domain gig_positions as integer check (value between 1 and 100);

alter table gigs
  drop constraint gigs_status_check,
  drop constraint gigs_rate_type_check,
  drop constraint gigs_hours_per_week_check,
  drop constraint gigs_payout_delay_days_check,
  drop constraint gigs_review_days_check,
  drop constraint gigs_positions_check,
  drop constraint gigs_filled_positions_check,
  drop constraint gigs_reserved_positions_check,
  alter status type gig_status,
  alter rate_type type rate_type,
  alter hours_per_week type weekly_hours,
  alter payout_delay_days type payout_delay,
  alter review_days type review_time,
  alter positions type gig_positions,
  alter filled_positions type tally,
  alter reserved_positions type tally,
  -- What a page of a list shows of each gig but its facts and who may do what, as JSON: put together when it changes instead
  -- of whenever it is listed.
  add column standing text not null generated always as (
    ',"filled_positions":' || filled_positions::text || ',"reserved_positions":' || reserved_positions::text
      || ',"status":"' || status || '","application_count":' || application_count::text || ',"allowed_actions":'
  ) stored;

analyze gigs;
