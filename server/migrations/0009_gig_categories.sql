-- Within a category, too, every order has an index; the other filters are what the last columns are for.
drop index gigs_rate_high, gigs_rate_low, gigs_closing_soon;
create index gigs_rate_high on gigs (status, rate_high_cents, number, rate_type, remote) where deleted_at is null;
create index gigs_rate_low on gigs (status, rate_low_cents, number, rate_type, remote) where deleted_at is null;
create index gigs_closing_soon on gigs (status, closes_at, number, rate_type, remote) where deleted_at is null;
create index gigs_category_rate_high on gigs (category, status, rate_high_cents, number) where deleted_at is null;
create index gigs_category_rate_low on gigs (category, status, rate_low_cents, number) where deleted_at is null;
create index gigs_category_closing_soon on gigs (category, status, closes_at, number) where deleted_at is null;
