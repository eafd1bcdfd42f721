-- The pictures of users, drawn from their uploads: a few kilobytes each, so they are kept with their users.

create table avatars (
  user_id uuid primary key references users (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- WebP.
  image bytea not null check (octet_length(image) between 1 and 250000)
);
create index avatars_by_sha256 on avatars (sha256);

-- WebP gains nothing when it is compressed again.
alter table avatars alter column image set storage external;
