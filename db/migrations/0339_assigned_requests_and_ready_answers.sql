-- Who of the platform looks after an application to sell; nobody until somebody takes it.
alter table author_applications add column assignee_id uuid references users (id);
create index author_applications_assignee on author_applications (assignee_id) where assignee_id is not null;

-- Answers the administration writes once and uses often, by where they are used.
create table ready_answers (
  id bigint generated always as identity primary key,
  place text not null check (place in ('solicitacao_recusa', 'solicitacao_ajuste')),
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 600),
  created_at timestamptz not null default now()
);
create unique index ready_answers_title on ready_answers (place, lower(title));
