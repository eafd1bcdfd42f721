-- Fewer copies and fewer indexes: posting a gig is cheaper, and each list still has the index that it reads.

-- Relevance is told from the weights of the words in `search`.
alter table open_gigs drop column title_words, drop column named_words;

-- One index for words, skills and titles: a new gig waits in one pending list instead of three.
drop index open_gigs_search, open_gigs_skills, open_gigs_titles;
create index open_gigs_words on open_gigs using gin (search, skill_keys, title gin_trgm_ops)
  with (gin_pending_list_limit = 1024);

-- Lists of one client's gigs read `gigs`; nothing looks up an open gig by its id.
drop index open_gigs_by_client;
alter table open_gigs drop constraint open_gigs_gig_id_key;

-- Also finds all live applications of a worker, for lists of gigs.
drop index applications_one_live;
create unique index applications_one_live on applications (worker_id, gig_id)
  where status in ('pending', 'shortlisted', 'negotiating', 'hired');

-- The users from whom a user has to keep apart.
create index conflicts_apart_by_user on conflicts_of_interest (user_id) where apart_until is not null;
create index conflicts_apart_by_other on conflicts_of_interest (other_id) where apart_until is not null;

-- Keeps a gig of usual length in one place: reading or writing a part of it elsewhere takes longer than all else in the row.
alter table gigs set (toast_tuple_target = 8160);
