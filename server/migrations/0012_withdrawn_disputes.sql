-- A side that withdrew a dispute about a milestone cannot open another: the milestone itself knows.

alter table milestones
  add column client_withdrew boolean not null default false,
  add column worker_withdrew boolean not null default false;

update milestones set
  client_withdrew = exists (
    select from disputes d where d.milestone_id = milestones.id and d.status = 'withdrawn' and d.opened_by = 'client'
  ),
  worker_withdrew = exists (
    select from disputes d where d.milestone_id = milestones.id and d.status = 'withdrawn' and d.opened_by = 'worker'
  )
where id in (select milestone_id from disputes where status = 'withdrawn');
