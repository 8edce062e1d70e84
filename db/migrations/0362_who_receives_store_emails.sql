-- Whether who follows a store receives its news by e-mail now: they asked, their address is theirs and they did not stop those e-mails.
create function receives_store_emails(f stores_followed) returns boolean language sql stable as $$
  select f.letters_since is not null
    and exists (select 1 from users u where u.id = f.user_id and u.email_verified)
    and not exists (select 1 from notification_stops x
      where x.user_id = f.user_id and x.event = 'loja.novidade' and x.channel = 'email')
$$;
