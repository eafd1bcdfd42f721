-- Events that everyone may read: what visitors see of gigs, profiles and reviews.

-- The user whose suspension hides the event; null for events that were never public.
alter table events add column market_owner_id uuid;
-- `head` as everyone gets it; null once the subject was deleted, which takes back its earlier events.
alter table events add column market_head text;
-- `data` as everyone gets it; null where it is the same.
alter table events add column market_data json;
create index events_market on events (position) where market_head is not null;
create index events_market_by_subject on events (subject_id, position) where market_head is not null;
