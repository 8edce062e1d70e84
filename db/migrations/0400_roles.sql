-- What somebody of the administration may be. `admin` stays the stored word of the owner: the release before this one reads owners
-- as its administrators, and the other roles as nobody.
alter table users drop constraint users_roles_check;
alter table users add constraint users_roles_check
  check (roles <@ array['admin', 'financeiro', 'moderacao', 'conteudo', 'suporte']) not valid;
alter table users validate constraint users_roles_check;

-- The team, among everybody with an account.
create index users_team on users (id) where roles <> '{}';

-- No role is written by the role that serves, as none was when there was one (0190).
drop trigger users_admin_added on users;
drop trigger users_admin_given on users;
create trigger users_role_added before insert on users for each row
  when (new.roles <> '{}') execute function refuse_admin_by_serving();
create trigger users_role_given before update of roles on users for each row
  when (not new.roles <@ old.roles) execute function refuse_admin_by_serving();

-- The one way for the role that serves to give a role: in the name of an owner who proved in this session, a moment ago, that it is
-- them, and never without its line in the sealed record.
create function give_role(giver uuid, giver_session uuid, person uuid, given text, why text, from_network text, request text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from users u join sessions s on s.user_id = u.id
    where u.id = giver and s.id = giver_session and 'admin' = any (u.roles)
      and s.expires_at > now() and s.stepped_up_at > now() - interval '5 minutes';
  if not found then
    raise exception 'only an owner who proved who they are gives a role' using errcode = '42501';
  end if;
  update users set roles = array_append(roles, given) where id = person and not given = any (roles);
  if found then
    insert into admin_audit (admin_id, action, target_kind, target_id, reason, detail, ip_prefix, request_id)
      values (giver, 'dar-papel', 'pessoa', person::text, why, jsonb_build_object('papel', given), from_network, request);
  end if;
end $$;
