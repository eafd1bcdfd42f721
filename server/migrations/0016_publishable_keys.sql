-- Keys that are part of web pages: anyone may have them, and reads with them what visitors see.
alter table api_keys add column publishable boolean not null default false
  check (not publishable or (scopes = '{}' and hosted_agent_id is null));
