-- without a transaction
create index concurrently if not exists outbox_emails_turn on outbox_emails (can_wait, next_try_at) where status = 'pendente';
drop index concurrently if exists outbox_emails_due;
create index concurrently if not exists money_moves_sums on money_moves (store_id, day, at, journal_id) include (change_cents, available_cents);
drop index concurrently if exists money_moves_day;
drop index concurrently if exists ledger_journals_attempt_id_fk;
drop index concurrently if exists order_items_coupon_id_fk;
