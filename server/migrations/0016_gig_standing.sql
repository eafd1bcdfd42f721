-- What a page of a list shows of each gig but its facts and who may do what, as JSON: put together when it changes instead of
-- whenever it is listed.
alter table gigs add column standing text not null generated always as (
  ',"filled_positions":' || filled_positions::text || ',"reserved_positions":' || reserved_positions::text
    || ',"status":"' || status || '","application_count":' || application_count::text || ',"allowed_actions":'
) stored;
