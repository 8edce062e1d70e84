-- A card whose buyer confirms the purchase at their bank (3-D Secure) waits for that in a state of its own.
alter table payment_attempts drop constraint payment_attempts_status_check,
  add constraint payment_attempts_status_check check (status in ('criada', 'enviando', 'autenticando', 'pendente', 'processando', 'paga',
    'recusada', 'desconhecida', 'nao_existe', 'expirada', 'cancelada', 'superpaga', 'subpaga', 'reembolso_parcial', 'reembolsada',
    'contestada', 'perdida')) not valid;
alter table payment_attempts validate constraint payment_attempts_status_check;

alter table payment_attempts
  add column asks_authentication boolean not null default false,
  -- The bank's page, while it is waited for.
  add column authentication_url text,
  add column authenticate_by timestamptz;

alter table provider_incidents drop constraint provider_incidents_area_check,
  add constraint provider_incidents_area_check check (area in ('pagamentos', 'autenticacao', 'cartoes', 'cadastros', 'contas', 'saques',
    'reembolsos', 'recebiveis')) not valid;
alter table provider_incidents validate constraint provider_incidents_area_check;
alter table provider_incidents drop constraint provider_incidents_cause_check,
  add constraint provider_incidents_cause_check check (cause in ('key', 'origin', 'feature', 'authentication', 'recipient', 'request')) not valid;
alter table provider_incidents validate constraint provider_incidents_cause_check;
