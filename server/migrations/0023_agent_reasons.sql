-- Why an agent asks its owner, in its own words.
alter table approvals add column agent_reason text check (char_length(agent_reason) between 1 and 500);
