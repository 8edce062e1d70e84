-- What is the same for everybody is kept by each process until the database says that it changed, whoever changed it.
create function announce_kept() returns trigger language plpgsql as $$
begin
  perform pg_notify('kept', tg_argv[0]);
  return null;
end $$;
create trigger settings_announced after insert or update or delete or truncate on settings
  for each statement execute function announce_kept('settings');
create trigger email_texts_announced after insert or update or delete or truncate on email_text_versions
  for each statement execute function announce_kept('email-texts');
create trigger incidents_announced after insert or update or delete or truncate on provider_incidents
  for each statement execute function announce_kept('incidents');
