-- What each figure of the house was before it was changed, and why. Only ever added to.
create table setting_changes (
  id bigint generated always as identity primary key,
  key text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null check (char_length(reason) between 5 and 300),
  changed_by uuid not null references users,
  changed_at timestamptz not null default now()
);
create index setting_changes_key on setting_changes (key, id desc);
