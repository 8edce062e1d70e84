-- What came back of letters after they had left, once for each letter and kind. It names the letter and the edition, nobody: whose
-- letter it was is told by the outbox while it is kept.
create table letter_returns (
  letter_id uuid not null,
  kind text not null check (kind in ('bounce_duro', 'bounce_leve', 'reclamou')),
  edition_id uuid references editions on delete cascade,
  status_code text check (status_code ~ '^[45]\.\d{1,3}\.\d{1,3}$'),
  heard_at timestamptz not null default now(),
  primary key (letter_id, kind)
);
create index letter_returns_newest on letter_returns (heard_at desc);
create index letter_returns_edition on letter_returns (edition_id, kind) where edition_id is not null;
