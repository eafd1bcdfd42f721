-- Files. Their bytes are in the file store, under the id of the row.

create table attachments (
  id uuid primary key,
  -- Not foreign keys: a row outlives what it belonged to, until its bytes are removed.
  owner_id uuid not null,
  hosted_agent_id uuid,
  -- Arriving: inserted before the first byte is stored, so that whatever is stored has a row. Deleted: nobody can read it any
  -- more, and its bytes are removed next.
  status text not null check (status in ('arriving', 'unused', 'used', 'deleted')),
  -- What it hangs on.
  holder_kind text check (holder_kind in ('message', 'submission', 'statement', 'application')),
  holder_id uuid,
  name text not null check (char_length(name) between 1 and 255),
  -- Null until it has arrived.
  media_type text,
  bytes bigint check (bytes > 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz(3) not null,
  -- In real time. Null while it is used.
  delete_at timestamptz(3),
  check ((status = 'used') = (delete_at is null)),
  check (status = 'deleted' or (status = 'used') = (holder_id is not null)),
  check ((holder_kind is null) = (holder_id is null)),
  check ((width is null) = (height is null)),
  check (status in ('arriving', 'deleted') or (media_type is not null and bytes is not null and sha256 is not null))
);
create index attachments_by_owner on attachments (owner_id, id);
create index attachments_by_holder on attachments (holder_id) where holder_id is not null;
create index attachments_to_delete on attachments (delete_at) where delete_at is not null;

-- The files of each, as everyone who may read it sees them: they never change.
alter table messages add column attachments jsonb not null default '[]';
alter table submissions add column attachments jsonb not null default '[]';
alter table dispute_statements add column attachments jsonb not null default '[]';
alter table applications add column attachments jsonb not null default '[]';

-- Users' keys with every scope of a member keep having every one. Those of agents and apps stay as their owners chose them.
update api_keys set scopes = scopes || '{files:write}'
  where hosted_agent_id is null and scopes @> '{read,gigs:write,applications:write,negotiations:write,contracts:write,contracts:approve,payments:write,disputes:write,messages:write,profile:write,webhooks:write,keys:write,agents:write}';
