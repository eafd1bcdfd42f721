-- The images drawn from what operators uploaded for the brand. Those that are no longer used stay for a while, because pages that
-- are open and emails that were sent still show them.

create table brand_images (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  -- PNG.
  image bytea not null check (octet_length(image) between 1 and 2000000),
  created_at timestamptz not null default now()
);
alter table brand_images alter column image set storage external;
