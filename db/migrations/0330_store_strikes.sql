-- What counts against a store: a decision of the platform about one of its products or about itself, for as long as it lives.
create table store_strikes (
  id uuid primary key default new_id(),
  store_id integer not null references stores (id),
  kind text not null check (kind in ('produto', 'loja')),
  ref text not null,
  reason text not null,
  given_at timestamptz not null default now(),
  ends_at timestamptz not null,
  lifted_at timestamptz,
  lifted_reason text not null default '',
  check (ends_at > given_at)
);
create index store_strikes_store on store_strikes (store_id, given_at desc, id desc);
create index store_strikes_thing on store_strikes (kind, ref) where lifted_at is null;

-- Whose store a report was upheld against may ask that another look be given.
alter table moderation_appeals drop constraint moderation_appeals_kind_check;
alter table moderation_appeals add constraint moderation_appeals_kind_check
  check (kind in ('produto', 'avaliacao', 'pergunta', 'comentario', 'perfil', 'lista', 'loja'));
