-- The hash of each file as it was sent, from which clients can tell whether they've already uploaded it: an image's metadata is removed
-- before it's stored. Null for files from earlier releases.
alter table attachments add column sent_sha256 text check (sent_sha256 ~ '^[0-9a-f]{64}$');
