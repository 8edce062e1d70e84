-- Money that came for what its buyer has by now, or for what is not sold any more.
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check check (cause in ('atrasado', 'excedente', 'subpago', 'duplicado', 'ja_comprado', 'indisponivel',
    'arrependimento', 'garantia', 'defeito', 'autor', 'admin', 'retirada'));

drop index refunds_one_of_system;
create unique index refunds_one_of_system on refunds (attempt_id, cause)
  where cause in ('atrasado', 'excedente', 'subpago', 'duplicado', 'ja_comprado', 'indisponivel');

-- Open orders, asked again and again whether they may still be paid.
create index orders_waiting on orders (created_at) where status = 'aguardando_pagamento';
