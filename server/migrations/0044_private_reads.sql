-- The audit log tells reads from writes, nobody can change it with the rights of the service, and `npm run audit` finds entries
-- that someone with more rights has changed.

alter table staff_acts add column kind text check (kind in ('write', 'read')), add column digest bytea;

-- The SHA-256 of an entry and of the digest of the one before, so that changing one breaks the chain.
create function staff_act_digest(act staff_acts, digest_before bytea) returns bytea language sql stable
as $$
  select sha256(digest_before || convert_to(jsonb_build_array(
    act.number, act.id, act.kind, act.user_id, act.on_behalf_of, act.operation, act.path, act.subject, act.reason,
    act.credential_kind, act.credential_id, act.address, extract(epoch from act.created_at)
  )::text, 'UTF8'))
$$;

alter table staff_act_count add column last_digest bytea not null default '';

alter table staff_acts disable trigger staff_acts_append_only;
alter table staff_act_count disable trigger staff_act_count_grows;
update staff_acts set kind = case when operation in (
  'listConversations', 'getConversation', 'listMessages', 'getMessage', 'downloadAttachment', 'previewAttachment',
  'listAllReports', 'getReportDetails', 'listAllObjections'
) then 'read' else 'write' end;
do $$
declare
  act staff_acts;
  digest_before bytea := '';
begin
  for act in select * from staff_acts order by number loop
    digest_before := staff_act_digest(act, digest_before);
    update staff_acts set digest = digest_before where id = act.id;
  end loop;
  update staff_act_count set last_digest = digest_before;
end $$;
alter table staff_acts enable trigger staff_acts_append_only;
alter table staff_act_count enable trigger staff_act_count_grows;

alter table staff_acts alter column kind set not null, alter column digest set not null;

create or replace function number_staff_act() returns trigger language plpgsql as $$
declare
  digest_before bytea;
begin
  select last_number + 1, last_digest into new.number, digest_before from staff_act_count for update;
  new.digest := staff_act_digest(new, digest_before);
  update staff_act_count set last_number = new.number, last_digest = new.digest;
  return new;
end $$;

create trigger staff_act_count_not_truncated before truncate on staff_act_count
  for each statement execute function refuse_change();

-- Whether an operator has just read the same.
create index staff_acts_read on staff_acts (user_id, path, created_at) where kind = 'read';

-- The owner of a table has all rights to it until they are revoked. Triggers hold for superusers, too. A later migration that has to
-- change entries grants its role the right first.
do $$
declare
  grantee text;
begin
  for grantee in
    select case roles.id when 0 then 'public' else roles.id::regrole::text end
    from (
      select relowner from pg_class where oid = any(array['staff_acts', 'staff_act_count']::regclass[])
      union
      select acl.grantee from pg_class, aclexplode(relacl) as acl
      where pg_class.oid = any(array['staff_acts', 'staff_act_count']::regclass[])
    ) as roles (id)
  loop
    execute format('revoke update, delete, truncate on staff_acts from %s', grantee);
    execute format('revoke delete, truncate on staff_act_count from %s', grantee);
  end loop;
end $$;
