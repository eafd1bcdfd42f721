-- Mistyped words are looked for among the words of all titles: far fewer than titles, and the index of gigs need not hold
-- the trigrams of each.
create table title_words (word text collate "C" primary key);
insert into title_words
select distinct unnest(tsvector_to_array(to_tsvector('simple', title))) from gigs;
create index title_words_by_trigrams on title_words using gin (word gin_trgm_ops);

drop index gigs_search;
-- Entries wait on a list, which every search reads, until the worker sorts them in. It does so twice a second; a limit that
-- is reached before has those who post gigs do it, and wait for each other.
create index gigs_search on gigs using gin (search, skill_keys, gig_eras(status, number))
  with (gin_pending_list_limit = 2048) where deleted_at is null;

-- The newest, too, are filtered in the index; and thousands in a row that are paid in one way do not hide the others.
drop index gigs_newest, gigs_by_category;
create index gigs_newest on gigs (status, number, rate_type, remote) where deleted_at is null;
create index gigs_by_rate_type on gigs (status, rate_type, number, remote) where deleted_at is null;
create index gigs_by_category on gigs (category, status, number, rate_type, remote) where deleted_at is null;
