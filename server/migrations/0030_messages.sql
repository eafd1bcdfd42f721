-- Conversations between the client of a gig and a worker.

create table conversations (
  id uuid primary key,
  gig_id uuid not null references gigs (id),
  -- Not foreign keys: both are sides of an application or a negotiation.
  client_id uuid not null,
  worker_id uuid not null,
  -- The number of the newest message.
  message_count counter not null default 0,
  created_at timestamptz(3) not null,
  check (client_id <> worker_id)
);
create unique index conversations_one on conversations (gig_id, worker_id);
create index conversations_by_sides on conversations (client_id, worker_id);

-- How much a user has not read, in all conversations together.
create table unread_totals (
  user_id uuid primary key,
  messages counter not null default 0,
  conversations counter not null default 0,
  check (conversations <= messages)
);

-- A conversation as each of its two sides has it.
create table conversation_sides (
  conversation_id uuid not null references conversations (id),
  -- Refers to the totals, so that a change of a count never misses them.
  user_id uuid not null references unread_totals (user_id),
  -- The newest message that the side has read; zero before the first.
  read_number counter not null default 0,
  -- Messages of the other side after that one, without deleted ones.
  unread_count counter not null default 0,
  is_unread boolean not null generated always as (unread_count > 0) stored,
  -- The newest message, or the conversation while it has none. Ids begin with the time they were made.
  activity_id uuid not null,
  primary key (conversation_id, user_id)
);
-- The list: unread first, then newest.
create unique index conversation_sides_listed on conversation_sides (user_id, is_unread, activity_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id),
  -- The order of messages in their conversation, from 1 and without gaps.
  number integer not null check (number > 0),
  sender_id uuid not null,
  hosted_agent_id uuid,
  -- Null when deleted.
  text text check (char_length(text) between 1 and 5000),
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  check ((text is null) = (deleted_at is not null))
);
create unique index messages_in_order on messages (conversation_id, number);
-- How many a user has sent in the last minute.
create index messages_by_sender on messages (sender_id, id);

-- A conversation for each application and negotiation so far, with the id of the first of them.
insert into conversations (id, gig_id, client_id, worker_id, created_at)
select distinct on (gig_id, worker_id) id, gig_id, client_id, worker_id, created_at
from (
  select id, gig_id, client_id, worker_id, created_at from applications
  union all
  select id, gig_id, client_id, worker_id, created_at from negotiations
) as met
order by gig_id, worker_id, created_at, id;
insert into unread_totals (user_id)
select client_id from conversations union select worker_id from conversations;
insert into conversation_sides (conversation_id, user_id, activity_id)
select id, client_id, id from conversations
union all
select id, worker_id, id from conversations;

-- Users' keys with every scope of a member keep having every one. Those of agents and apps stay as their owners chose them.
update api_keys set scopes = scopes || '{messages:write}'
  where hosted_agent_id is null and scopes @> '{read,gigs:write,applications:write,negotiations:write,contracts:write,contracts:approve,payments:write,disputes:write,profile:write,webhooks:write,keys:write,agents:write}';
