-- An event never changes, so what is shown of it is put together once, when it is recorded: `head` is all of its JSON but
-- `data`, which is kept as it is written.
create function wire_id(prefix text, id uuid) returns text language plpgsql immutable strict as $$
declare
  bits bit varying := B'00' || ('x' || replace(id::text, '-', ''))::bit(128);
  wire text := '';
begin
  for place in 0..25 loop
    wire := wire || substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + substring(bits from 5 * place + 1 for 5)::integer, 1);
  end loop;
  return '"' || prefix || '_' || wire || '"';
end $$;

alter table events add column head text, alter data type json using data::json;

update events set head = concat(
  '"id":', wire_id('evt', id),
  ',"type":"', events.type,
  '","created_at":"', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  '","actor":{"type":"', actor_type,
  '","user_id":', coalesce(wire_id('usr', actor_user_id), 'null'),
  ',"hosted_agent_id":', coalesce(wire_id('agt', actor_agent_id), 'null'),
  '},"subject":{"type":"', subject_type,
  '","id":', wire_id(kind.prefix, subject_id), '}'
)
from (
  values ('agent', 'agt'), ('application', 'app'), ('approval', 'apr'), ('contract', 'con'), ('deposit', 'dep'),
    ('dispute', 'dsp'), ('gig', 'gig'), ('key', 'key'), ('milestone', 'mil'), ('negotiation', 'neg'), ('payout', 'pay'),
    ('profile', 'usr'), ('review', 'rev'), ('user', 'usr'), ('vouch', 'vch'), ('wallet', 'usr'), ('webhook', 'whk'),
    ('withdrawal', 'wdr')
) as kind (type, prefix)
where kind.type = subject_type;

alter table events alter head set not null;
drop function wire_id;
analyze events;
