-- Comments of the blog may be complained of, and their taking down asked about, as questions and reviews may.
alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check
  check (kind in ('produto', 'avaliacao', 'pergunta', 'loja', 'perfil', 'lista', 'comentario'));

alter table moderation_appeals drop constraint moderation_appeals_kind_check;
alter table moderation_appeals add constraint moderation_appeals_kind_check
  check (kind in ('produto', 'avaliacao', 'pergunta', 'comentario'));
