-- Who requested a payment on behalf of a managed user: the operator, who can't settle it.
update deposits d set requested_by = u.managed_by
from users u
where u.id = d.user_id and u.managed_by is not null and (u.claimed_at is null or u.claimed_at > d.created_at);
