-- A withdrawal that starts by itself, as the author chose once with their second step. No row: off.
create table payout_schedules (
  store_id int primary key references stores on delete cascade,
  user_id uuid not null references users,
  frequency text not null check (frequency in ('diario', 'semanal', 'mensal')),
  least_cents int not null check (least_cents > 0),
  -- Where the money goes; another account ends the schedule.
  account_id uuid not null references bank_accounts,
  next_at timestamptz not null,
  -- What kept the last period from paying, told once: "2026-11-26 held".
  told text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payout_schedules_due on payout_schedules (next_at);
create index payout_schedules_account on payout_schedules (account_id);
create index payout_schedules_user on payout_schedules (user_id);

-- The period a scheduled withdrawal is of: one per store, whoever runs it and however often.
alter table withdrawals add column schedule_period text;
create unique index withdrawals_one_per_period on withdrawals (store_id, schedule_period) where schedule_period is not null;
