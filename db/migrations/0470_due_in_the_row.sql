-- What waits says itself when it is due: each worker takes rows in batches, and no job of the queue stands beside each of them.
alter table payment_attempts
  add column code_email_at timestamptz,
  add column fee_at timestamptz,
  add column fee_tries int not null default 0;
alter table webhook_events add column next_try_at timestamptz not null default now();
alter table outbox_emails add column next_try_at timestamptz not null default now();
-- E-mails the queue gave up after three days stay where a person may send them again.
update outbox_emails set next_try_at = 'infinity' where status = 'pendente' and created_at < now() - interval '3 days';

-- A worker that listens takes what was stored at once.
create function announce_waiting() returns trigger language plpgsql as $$
begin
  perform pg_notify('waiting', tg_argv[0]);
  return null;
end $$;
-- By row: a delivery that repeats an earlier one inserts none.
create trigger webhook_events_announced after insert on webhook_events
  for each row execute function announce_waiting('webhooks');
create trigger outbox_emails_announced after insert on outbox_emails
  for each statement execute function announce_waiting('emails');
