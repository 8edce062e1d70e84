-- Whose list the house stopped sharing may ask that another look be given.
alter table moderation_appeals drop constraint moderation_appeals_kind_check;
alter table moderation_appeals add constraint moderation_appeals_kind_check
  check (kind in ('produto', 'avaliacao', 'pergunta', 'comentario', 'perfil', 'lista'));
