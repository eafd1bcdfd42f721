-- Finds whether any user has let an app in, by its client id.
create index connected_apps_by_client on connected_apps (client_id) where ended_at is null;
