-- The language a user has chosen; null for what their browser asks for, or the marketplace's.
alter table users add column language text;
