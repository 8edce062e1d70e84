-- What each person is told at the bell: one row for each (person, event, what it is about). `facts` never carry anybody's name, address or
-- words: the sentence is written from them when it is read.
create table notifications (
  id uuid primary key default new_id(),
  user_id uuid not null references users,
  event text not null,
  ref text not null check (ref <> ''),
  facts jsonb not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, event, ref)
);
create index notifications_latest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_old on notifications (created_at);

-- What a person does not want to hear of, and where. Without a row, they hear of it.
create table notification_stops (
  user_id uuid not null references users,
  event text not null,
  channel text not null check (channel in ('sino', 'email')),
  stopped_at timestamptz not null default now(),
  primary key (user_id, event, channel)
);

-- Reminders to review were the one thing that could be stopped until now.
insert into notification_stops (user_id, event, channel, stopped_at)
select user_id, 'avaliacao.lembrete', 'email', at from review_reminder_stops;
drop table review_reminder_stops;

-- Where one click ends letters like this one; only letters nobody is obliged to get have it.
alter table outbox_emails add column stop_path text;
