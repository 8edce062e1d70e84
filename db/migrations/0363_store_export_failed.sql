-- A store's ZIP that could not be made says so, and another may be asked for at once.
alter table store_takeouts drop constraint store_takeouts_status_check;
alter table store_takeouts add constraint store_takeouts_status_check check (status in ('pedida', 'pronta', 'vencida', 'falhou'));
