-- A refund gives whole lines of an order back, or money that never bought anything (late, twice, too much, too little).
alter table refunds
  drop constraint refunds_attempt_id_cause_key,
  add column asked_by uuid references users,
  add column reason text not null default '',
  add column problem text check (problem in ('nao_abre', 'incompleto', 'diferente', 'outro')),
  add column waiting_for text check (waiting_for in ('autor', 'comprador', 'operador')),
  add column due_at timestamptz,
  add column escalates_at timestamptz,
  add column answer text not null default '',
  add column paid_by text not null default 'divisao' check (paid_by in ('divisao', 'plataforma', 'transferencia')),
  add column accepted_at timestamptz,
  add column refused_at timestamptz,
  add constraint refunds_problem check ((problem is not null) = (cause = 'defeito')),
  add constraint refunds_wait check (status = 'em_aprovacao' or waiting_for is null);
create unique index refunds_one_of_system on refunds (attempt_id, cause) where cause in ('atrasado', 'excedente', 'subpago', 'duplicado');
create unique index refunds_one_in_flight on refunds (attempt_id) where status in ('enviando', 'desconhecido');
create index refunds_order on refunds (order_id, created_at);
create index refunds_clocks on refunds (due_at) where status = 'em_aprovacao';
create index refunds_asked_by on refunds (asked_by, created_at desc) where cause = 'arrependimento';

-- What each line gives back: to the buyer the first three together; `cost_cents` is the provider's cost its author bears besides.
create table refund_items (
  refund_id uuid not null references refunds,
  order_item_id uuid not null references order_items,
  net_cents int not null check (net_cents >= 0),
  commission_cents int not null check (commission_cents >= 0),
  interest_cents int not null check (interest_cents >= 0),
  cost_cents int not null default 0 check (cost_cents between 0 and commission_cents + interest_cents),
  is_open boolean not null default true,
  primary key (refund_id, order_item_id),
  check (net_cents + commission_cents + interest_cents > 0)
);
create unique index refund_items_one_open on refund_items (order_item_id) where is_open;

-- Every centavo of a paid line that went back (positive) or came again (negative), by refund or by dispute.
create table sale_reversals (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references payment_attempts,
  order_item_id uuid not null references order_items,
  source text not null check (source in ('estorno', 'contestacao')),
  kind text not null,
  ref text not null,
  net_cents int not null,
  commission_cents int not null,
  interest_cents int not null,
  at timestamptz not null default now(),
  unique (kind, ref, order_item_id, source)
);
create index sale_reversals_attempt on sale_reversals (attempt_id);
create index sale_reversals_item on sale_reversals (order_item_id);

-- What was taken back of a line is never more than it held, nor less than nothing; and of a charge, never more than was charged.
create function sale_reversals_bounded() returns trigger language plpgsql as $$
declare
  line record;
  back record;
  charged int;
begin
  select paid_cents - commission_cents as net, commission_cents as commission into line
    from order_items i where i.id = new.order_item_id;
  select coalesce(sum(net_cents), 0) as net, coalesce(sum(commission_cents), 0) as commission, coalesce(sum(interest_cents), 0) as interest
    into back from sale_reversals r where r.order_item_id = new.order_item_id and r.attempt_id = new.attempt_id;
  if back.net not between 0 and line.net or back.commission not between 0 and line.commission or back.interest < 0 then
    raise exception 'line % gives back more than it holds', new.order_item_id using errcode = '23514';
  end if;
  select amount_cents into charged from payment_attempts where id = new.attempt_id;
  if (select sum(net_cents + commission_cents + interest_cents) from sale_reversals r where r.attempt_id = new.attempt_id) > charged then
    raise exception 'charge of attempt % gives back more than was paid', new.attempt_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger sale_reversals_within_bounds after insert on sale_reversals
  deferrable initially deferred for each row execute function sale_reversals_bounded();
create trigger sale_reversals_fixed before update or delete on sale_reversals for each row execute function ledger_is_append_only();

-- Sales given back before lines were kept.
insert into sale_reversals (attempt_id, order_item_id, source, kind, ref, net_cents, commission_cents, interest_cents, at)
select a.id, i.id, case when j.kind = 'refund.done' then 'estorno' else 'contestacao' end, j.kind, j.ref,
  i.paid_cents - i.commission_cents, i.commission_cents, 0, j.created_at
from ledger_journals j
join payment_attempts a on a.provider_charge_id = j.ref
join order_items i on i.order_id = a.order_id and i.paid_cents > 0
where j.kind in ('refund.done', 'dispute.lost_funds')
  and not exists (select 1 from ledger_journals w where w.kind = 'dispute.won' and w.ref = j.ref and j.kind = 'dispute.lost_funds');
