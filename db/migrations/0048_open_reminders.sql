-- Purchases nobody had opened, of which their author had the buyer reminded: each at most once.
create table open_reminders (
  entitlement_id uuid primary key references entitlements,
  sent_at timestamptz not null default now()
);
