-- Where a person is billed. One of a person's addresses is the default.
create table addresses (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  label text not null default '',
  cep text not null check (cep ~ '^[0-9]{8}$'),
  street text not null,
  number text not null,
  complement text not null default '',
  district text not null,
  city text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at desc);
create unique index addresses_one_default on addresses (user_id) where is_default;

-- Who a person is at the payment provider: cards are kept there, under this id.
create table payment_customers (
  user_id uuid primary key references users,
  provider_id text not null unique
);

-- What we know of a card kept at the provider: never its number.
create table cards (
  id uuid primary key default new_id(),
  user_id uuid not null references users,
  provider_id text not null unique,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  holder_name text not null default '',
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  nickname text not null default '',
  is_default boolean not null default false,
  expiry_told_at timestamptz,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  check (removed_at is null or not is_default)
);
create index cards_user on cards (user_id, created_at desc) where removed_at is null;
create unique index cards_one_default on cards (user_id) where is_default;
create index cards_expiry on cards (exp_year, exp_month) where removed_at is null and expiry_told_at is null;

-- `interest_cents` is the buyer's part of the instalment cost, inside `amount_cents`; `author_interest_cents` is what authors bear.
alter table payment_attempts
  add column installments int not null default 1 check (installments between 1 and 12),
  add column interest_cents int not null default 0 check (interest_cents >= 0 and interest_cents < amount_cents),
  add column author_interest_cents int not null default 0 check (author_interest_cents >= 0),
  add column card_id uuid references cards,
  add column card_token text,
  add column card_brand text,
  add column card_last_four text,
  add column provider_card_id text,
  add column save_card boolean not null default false,
  add column billing_address jsonb,
  add column statement_name text,
  add column expires_seconds int check (expires_seconds > 0),
  add constraint payment_attempts_card check (method = 'cartao'
    or (installments = 1 and interest_cents = 0 and author_interest_cents = 0 and card_id is null and card_token is null));
create index payment_attempts_refused on payment_attempts (created_at) where status = 'recusada' and method = 'cartao';

-- The author's part of the instalment cost, frozen when the order is paid.
alter table order_items
  add column interest_cents int not null default 0,
  add constraint order_items_interest check (interest_cents between 0 and paid_cents - commission_cents);
