-- Whether an account has a second factor: an app turned on, or a passkey. Asked with each reading of an administrator's session.
create function has_second_factor(person uuid) returns boolean
language sql stable
return exists (select 1 from second_steps f where f.user_id = person and f.enabled_at is not null)
  or exists (select 1 from passkeys k where k.user_id = person);
