-- What an application came to with its gig as it was then: only that can be taken up as the worker's offer. Not known of
-- older applications, so theirs are not taken up.
alter table applications add column offer jsonb;
