-- When a payment that our own account at the provider stopped, or that could not reach it, is tried again; and the provider's customer
-- whose card it charges.
alter table payment_attempts add column resume_at timestamptz;
alter table payment_attempts add column provider_customer_id text;
create index payment_attempts_held on payment_attempts (resume_at) where resume_at is not null;
