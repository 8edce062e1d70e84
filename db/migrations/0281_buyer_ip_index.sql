-- without a transaction
create index concurrently if not exists payment_attempts_buyer_ip on payment_attempts (created_at) where buyer_ip is not null;
