-- A person's e-mail on its way to another: asked, confirmed by who reads the new box, undone by who reads the old one.
create table email_changes (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  old_email text not null,
  new_email text not null,
  status text not null default 'pedida' check (status in ('pedida', 'confirmada', 'cancelada', 'desfeita')),
  requested_at timestamptz not null default now(),
  -- The new box confirms until here.
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- The old box undoes until here, and nobody else takes its address meanwhile.
  undo_until timestamptz,
  closed_at timestamptz,
  check (old_email <> new_email),
  check (status <> 'confirmada' or (confirmed_at is not null and undo_until is not null))
);
create unique index email_changes_one_open on email_changes (user_id) where status = 'pedida';
create index email_changes_user on email_changes (user_id, requested_at desc);
create index email_changes_kept on email_changes (old_email) where status = 'confirmada';
