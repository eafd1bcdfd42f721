-- What the work is: title, description and skills of a gig, as offers and contracts have them. Editing the gig changes no row.
create table briefs (
  gig_id uuid not null references gigs (id),
  hash text not null,
  title text not null,
  description text not null,
  skills text[] not null,
  primary key (gig_id, hash)
);

-- Null in rows from before there were briefs. Such a negotiation or contract has a `terms_hash` that covers no brief.
alter table applications add column brief_hash text;
alter table negotiations add column brief_hash text,
  add foreign key (gig_id, brief_hash) references briefs (gig_id, hash);
alter table contracts add column brief_hash text,
  add foreign key (gig_id, brief_hash) references briefs (gig_id, hash);

-- The version of the gig that the offer is about.
alter table negotiation_rounds add column gig_version integer, add column brief_hash text;
update negotiation_rounds set gig_version = negotiations.gig_version
from negotiations where negotiations.id = negotiation_id;
alter table negotiation_rounds alter column gig_version set not null;
