-- A third way to pay. Its refund needs an account of who paid, asked once and kept sealed.
alter table orders drop constraint orders_payment_method_check,
  add constraint orders_payment_method_check check (payment_method in ('pix', 'cartao', 'boleto', 'gratis')) not valid;
alter table orders validate constraint orders_payment_method_check;
alter table payment_attempts drop constraint payment_attempts_method_check,
  add constraint payment_attempts_method_check check (method in ('pix', 'cartao', 'boleto')) not valid;
alter table payment_attempts validate constraint payment_attempts_method_check;
alter table sale_days drop constraint sale_days_method_check,
  add constraint sale_days_method_check check (method in ('pix', 'cartao', 'boleto')) not valid;
alter table sale_days validate constraint sale_days_method_check;

-- Where the paper of a code is, for a method that has one.
alter table payment_attempts add column code_url text;
-- Codes to be reminded of before they end.
create index payment_attempts_reminders on payment_attempts (pix_expires_at) where status = 'pendente' and method = 'boleto';

create table refund_accounts (
  order_id uuid primary key references orders on delete cascade,
  sealed text not null,
  bank_name text not null,
  account_masked text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
