-- An e-mail that goes to many at once: what one person waits for is sent before it.
alter table outbox_emails add column if not exists can_wait boolean not null default false;
