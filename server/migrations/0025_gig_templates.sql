-- What a client starts new gigs from. The terms are those of the gig that was saved, without its dates.
create table gig_templates (
  id uuid primary key,
  user_id uuid not null references users (id),
  name text not null,
  terms jsonb not null,
  version integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index gig_templates_by_user on gig_templates (user_id, id);
