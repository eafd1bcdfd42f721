-- Users that an operator's key has created and acts for, until they claim their account.

-- The first key of a chain of rotations; the key itself if it replaced none.
alter table api_keys add column origin_id uuid;
update api_keys set origin_id = id;
alter table api_keys alter column origin_id set not null;

-- The operator who created a managed user, and the origin of the key it was done with. Not foreign keys: a reset of the
-- sandbox can delete both before the user.
alter table users add column managed_by uuid;
alter table users add column managed_by_key_id uuid;
-- When the user proved an address and took over the account, by the clock that payments are dated with.
alter table users add column claimed_at timestamptz(3);
alter table users add check ((managed_by is null) = (managed_by_key_id is null));
alter table users add check (claimed_at is null or managed_by is not null);
-- Nobody has a way into the account yet, so it has no rights that could be used.
alter table users add check (managed_by is null or claimed_at is not null or role = 'member');
create index users_by_managing_key on users (managed_by_key_id, id desc) where managed_by_key_id is not null;

-- The user for whom an operator's key acted; null for other acts.
alter table staff_acts add column on_behalf_of uuid;
create index staff_acts_on_behalf on staff_acts (on_behalf_of, id desc) where on_behalf_of is not null;

-- Keys with every scope of an operator keep having every one: creating another operator needs them all. The new scope is about
-- users that the key itself creates.
update api_keys set scopes = scopes || '{users:act}'
  where scopes @> '{read,gigs:write,applications:write,negotiations:write,contracts:write,contracts:approve,payments:write,disputes:write,disputes:arbitrate,profile:write,webhooks:write,keys:write,agents:write,users:create,admin}';
