-- Who asked to be written to. Nobody is before they confirm from their own mailbox; `round` counts their asks, so that a link of an
-- earlier one is worth nothing. What they agreed to stays: which text, when, from which network.
create table subscribers (
  id uuid primary key default new_id(),
  email text not null unique check (email = lower(email)),
  status text not null default 'pendente' check (status in ('pendente', 'confirmado', 'descadastrado', 'bounce_duro', 'reclamou')),
  topics text[] not null default '{}',
  round int not null default 1 check (round > 0),
  text_version text not null,
  asked_at timestamptz not null default now(),
  asked_from text not null,
  confirmed_at timestamptz,
  confirmed_from text,
  left_at timestamptz,
  last_letter_at timestamptz,
  letters_day date,
  letters_that_day int not null default 0,
  check (status <> 'confirmado' or (confirmed_at is not null and confirmed_from is not null)),
  check (status <> 'descadastrado' or left_at is not null)
);
create index subscribers_pending on subscribers (asked_at) where status = 'pendente';
create index subscribers_confirmed on subscribers (id) where status = 'confirmado';

-- The letters themselves. An edition is written, promised for an hour, and sent in batches: `after_id` is the last subscriber it was
-- posted to, in the order of their ids, moved in the transaction that posts it, so that nobody gets it twice.
create table editions (
  id uuid primary key default new_id(),
  status text not null default 'rascunho' check (status in ('rascunho', 'agendada', 'enviando', 'parada', 'enviada')),
  form jsonb not null,
  revision int not null default 1 check (revision > 0),
  send_at timestamptz,
  started_at timestamptz,
  after_id uuid,
  posted int not null default 0 check (posted >= 0),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'agendada') <= (send_at is not null)),
  check ((status in ('enviando', 'parada', 'enviada')) = (started_at is not null)),
  check ((status = 'enviada') = (sent_at is not null))
);
create index editions_newest on editions (created_at desc, id desc);
create index editions_going on editions (send_at) where status in ('agendada', 'enviando');
create index editions_read on editions (sent_at desc) where status = 'enviada';
