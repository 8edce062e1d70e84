-- A material withdrawn from the libraries by a legal reason: nobody takes its files, and who paid gets the money back.
alter table products add column withdrawn_at timestamptz;

alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check check (
    cause in ('atrasado', 'excedente', 'subpago', 'duplicado', 'arrependimento', 'garantia', 'defeito', 'autor', 'admin', 'retirada'));

create table takedowns (
  id uuid primary key default new_id(),
  product_id bigint not null references products (id),
  ground text not null check (ground in ('direitos', 'ilegal')),
  reason text not null,
  status text not null default 'marcada' check (status in ('marcada', 'em_curso', 'desfeita')),
  asked_by uuid not null references users (id),
  starts_at timestamptz not null,
  created_at timestamptz not null default now()
);

create unique index takedowns_in_force on takedowns (product_id) where status <> 'desfeita';
create index takedowns_due on takedowns (starts_at) where status = 'marcada';

-- Each line of an order that opened the material, once it was told of: the money on its way back, or none.
create table takedown_buyers (
  takedown_id uuid not null references takedowns (id),
  order_item_id uuid not null references order_items (id),
  outcome text not null check (outcome in ('devolve', 'gratis', 'pacote', 'falhou')),
  refund_id uuid references refunds (id),
  tried_at timestamptz not null default now(),
  primary key (takedown_id, order_item_id),
  check ((outcome = 'devolve') = (refund_id is not null))
);
