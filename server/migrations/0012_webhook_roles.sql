-- The role that the key spoke for by which a webhook got its target and its events; null when it spoke for none. What is for
-- everyone of a role goes to webhooks of that role alone. Those there are were made for whatever their owner may read.
alter table webhooks add column role text check (role in ('arbiter', 'operator'));
update webhooks set role = users.role from users where users.id = webhooks.user_id and users.role <> 'member';
