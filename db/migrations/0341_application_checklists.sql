-- What is asked of who wants to sell: versions, each with its items in order. Nothing is written over: the last one counts for who
-- writes, and an application that was sent keeps the one it was sent with.
create table author_checklists (
  version int primary key check (version > 0),
  entries jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) between 1 and 30),
  reason text not null check (length(reason) between 1 and 300),
  saved_by uuid references users (id),
  saved_at timestamptz not null default now()
);

insert into author_checklists (version, entries, reason) values (1, '[
  {"key": "email", "title": "E-mail confirmado", "detail": "O da sua conta, que você lê: é por ele que falamos.", "proof": null, "isRequired": true, "mayBeWaived": false},
  {"key": "pessoa", "title": "Quem vende", "detail": "Nome completo ou razão social, CPF ou CNPJ, cidade e estado.", "proof": null, "isRequired": true, "mayBeWaived": false},
  {"key": "loja", "title": "Nome da loja e da autoria", "detail": "Como a feira vai chamar sua loja e como você assina.", "proof": null, "isRequired": true, "mayBeWaived": false},
  {"key": "apresentacao", "title": "Apresentação", "detail": "O que você faz, e para quem, em algumas linhas.", "proof": null, "isRequired": true, "mayBeWaived": false},
  {"key": "amostra", "title": "Amostra do seu trabalho", "detail": "Um endereço onde dê para ver, ou a descrição de um material seu.", "proof": null, "isRequired": true, "mayBeWaived": true},
  {"key": "maioridade", "title": "18 anos ou mais", "detail": "Você declara. A Pagar.me confere no cadastro para receber.", "proof": null, "isRequired": true, "mayBeWaived": false},
  {"key": "autoria", "title": "Material seu", "detail": "Você declara que fez o que vende, ou que tem o direito de vender.", "proof": null, "isRequired": true, "mayBeWaived": false},
  {"key": "regras", "title": "Taxas e prazos", "detail": "Você declara que leu como funcionam, nesta página.", "proof": null, "isRequired": true, "mayBeWaived": false}
]', 'O que pedíamos antes de ser escrito aqui.');

alter table author_applications
  add column checklist_version int references author_checklists (version),
  add column extra_answers jsonb not null default '{}' check (jsonb_typeof(extra_answers) = 'object');
update author_applications set checklist_version = 1 where sent_at is not null;

-- An item may also be one that the administration wrote.
alter table author_application_items drop constraint author_application_items_item_check;
alter table author_application_items add constraint author_application_items_item_check
  check (item in ('email', 'pessoa', 'loja', 'apresentacao', 'amostra', 'maioridade', 'autoria', 'regras') or item ~ '^item-[0-9a-f]{8}$');
create index author_applications_checklist on author_applications (checklist_version)
  where status in ('enviada', 'em_analise', 'pedir_ajustes');
