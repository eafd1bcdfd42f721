-- What users note about resources for themselves. Each side of a deal has its own, and nobody else reads it.
create table metadata (
  subject_id uuid not null,
  owner_id uuid not null references users (id),
  key text not null check (char_length(key) between 1 and 40),
  value text not null check (char_length(value) between 1 and 500),
  primary key (subject_id, owner_id, key)
);

-- For lists of what has a value: an entry with the longest key and value still fits into the index.
create index metadata_by_value on metadata (owner_id, key, value, subject_id);
