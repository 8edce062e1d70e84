-- without a transaction
create index concurrently if not exists payment_attempts_code_email on payment_attempts (code_email_at) where code_email_at is not null;
create index concurrently if not exists payment_attempts_fee on payment_attempts (fee_at) where fee_at is not null;
create index concurrently if not exists webhook_events_due on webhook_events (next_try_at) where status in ('recebido', 'erro');
create index concurrently if not exists outbox_emails_due on outbox_emails (next_try_at) where status = 'pendente';
