-- without a transaction
create unique index concurrently if not exists payment_attempts_one_open_next on payment_attempts (order_id)
  where status in ('criada', 'enviando', 'autenticando', 'pendente', 'processando', 'desconhecida');
