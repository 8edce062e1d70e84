-- What the administration wrote in an e-mail in the place of its first words. Nothing is written over: the last of a key counts,
-- and one without parts is the original again.
create table email_text_versions (
  id bigint generated always as identity primary key,
  text_key text not null check (length(text_key) between 1 and 80),
  parts jsonb,
  reason text not null check (length(reason) between 1 and 300),
  saved_by uuid not null references users (id),
  saved_at timestamptz not null default now()
);
create index email_text_versions_last on email_text_versions (text_key, id desc);
