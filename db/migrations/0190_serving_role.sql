-- Only who owns the tables makes an administrator: the role that serves, and whoever gets to speak through it, does not.
create function refuse_admin_by_serving() returns trigger language plpgsql as $$
begin
  if not pg_has_role(current_user, (select relowner from pg_class where oid = 'users'::regclass), 'member') then
    raise exception 'the serving role makes no administrator' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger users_admin_added before insert on users for each row
  when ('admin' = any (new.roles)) execute function refuse_admin_by_serving();
create trigger users_admin_given before update of roles on users for each row
  when ('admin' = any (new.roles) and not 'admin' = any (old.roles)) execute function refuse_admin_by_serving();
