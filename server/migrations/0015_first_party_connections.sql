-- Connections of first-party apps, which users were not asked about: they count only while operators trust the app.
alter table connected_apps add column first_party boolean not null default false;

update connected_apps c set first_party = true
from apps a
where a.id = c.app_id and a.first_party_since is not null and c.redirect_uri is not null and c.remembered_until is null;
