-- Which dispute holds, has reversed or made a payout.
alter table payouts add column dispute_id uuid references disputes (id);

-- A dispute holds and reverses all unpaid payouts of its milestone, and pays the worker's part without a delay.
update payouts p set dispute_id = m.dispute_id from milestones m
where m.id = p.milestone_id and (p.status in ('held', 'reversed') or (m.status = 'resolved' and p.payable_at = p.created_at));
