-- Webhooks that follow the market or all events.

alter table webhooks add column audience text not null default 'me' check (audience in ('me', 'market', 'all'));
alter table webhooks alter column audience drop default;
-- Deliveries of a shared audience are created in order of position: up to this one, or none if it is null.
alter table webhooks add column fed_position bigint check (fed_position is null or audience <> 'me');
create index webhooks_fed on webhooks (fed_position nulls first) where audience <> 'me' and enabled and deleted_at is null;
