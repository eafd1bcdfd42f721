-- How large an event is once it is written out, known without writing it out: pages of a feed, and what workers take on
-- of the webhooks' queue, are bounded by it.
alter table events add column data_bytes integer not null generated always as (octet_length(data::text)) stored;
