-- The administration's own short session, opened by a second factor inside a person's session and never outliving it.
create table admin_sessions (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  used_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index admin_sessions_session on admin_sessions (session_id);

-- How many people an admin saw in full lately.
create index admin_audit_reveals on admin_audit (admin_id, at) where action in ('revelar-conta', 'revelar-pessoa');
