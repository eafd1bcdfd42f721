-- How often in a row mail servers refused an address for good. Three times stop emails about notices, until it is confirmed again.

create table mail_refusals (
  -- In lower case.
  address text collate "C" primary key,
  count counter not null,
  refused_at timestamptz(3) not null
);
