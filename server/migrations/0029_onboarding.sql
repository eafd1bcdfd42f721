-- What a new user wants to do first, which the console's checklist is about; null until they say so. Who is here already isn't asked.
alter table users add column onboarding text default 'dismissed' check (onboarding in ('hire', 'work', 'dismissed'));
alter table users alter column onboarding drop default;
