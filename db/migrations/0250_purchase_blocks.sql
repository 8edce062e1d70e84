-- Who may not buy: a document, an e-mail, a card or a network, with why and until when.
create table purchase_blocks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('documento', 'email', 'cartao', 'rede')),
  value text not null check (length(value) between 3 and 254),
  reason text not null check (length(reason) between 5 and 300),
  created_at timestamptz not null default now(),
  ends_at timestamptz,
  ended_at timestamptz
);
-- At most one stands for each value; checkout looks values up here.
create unique index purchase_blocks_standing on purchase_blocks (kind, value) where ended_at is null;
create index purchase_blocks_newest on purchase_blocks (created_at desc, id desc);

-- With the last four, what a card is known by from one account to another.
alter table payment_attempts add column card_first_six text check (card_first_six ~ '^[0-9]{6}$');
alter table cards add column first_six text check (first_six ~ '^[0-9]{6}$');
