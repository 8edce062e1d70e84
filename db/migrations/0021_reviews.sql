-- What buyers tell the others. One standing review per buyer and product; what a buyer took back leaves the row without words.
create table reviews (
  id uuid primary key default new_id(),
  product_id bigint not null references products on delete cascade,
  store_id int not null references stores,
  user_id uuid not null references users,
  -- The purchase it speaks of: the author's way to the sale.
  order_id uuid not null references orders,
  rating smallint not null check (rating between 1 and 5),
  body text not null default '' check (body = '' or char_length(body) between 10 and 1500),
  -- The edition the buyer had.
  version_number int not null,
  status text not null default 'pendente'
    check (status in ('pendente', 'publicada', 'retida', 'rejeitada', 'denunciada', 'oculta', 'oculta_por_estorno', 'removida_pelo_autor')),
  -- Where a reversal takes it back to.
  status_before_return text check (status_before_return in ('publicada', 'retida', 'denunciada')),
  hold_reasons text[] not null default '{}',
  decision text,
  -- The stars the product's average holds of it now; null while it counts for nothing.
  counted_rating smallint check (counted_rating between 1 and 5),
  helpful_count int not null default 0 check (helpful_count >= 0),
  reply text check (char_length(reply) between 1 and 1500),
  replied_at timestamptz,
  reply_edited_at timestamptz,
  posted_at timestamptz not null default now(),
  edited_at timestamptz,
  rejected_at timestamptz,
  check ((reply is null) = (replied_at is null)),
  check ((status = 'oculta_por_estorno') = (status_before_return is not null)),
  check (counted_rating is null or status in ('publicada', 'denunciada')),
  check (status <> 'removida_pelo_autor' or body = '')
);
create unique index reviews_one_per_buyer on reviews (user_id, product_id) where status <> 'removida_pelo_autor';
create index reviews_shown on reviews (product_id, helpful_count desc, posted_at desc, id desc) include (rating)
  where status in ('publicada', 'denunciada');
create index reviews_store on reviews (store_id, posted_at desc, id desc) where status in ('publicada', 'denunciada');
create index reviews_held on reviews (posted_at) where status = 'retida';

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users,
  at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id);

-- One reminder per buyer and product, ever.
create table review_reminders (
  user_id uuid not null references users,
  product_id bigint not null references products on delete cascade,
  sent_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- Who asked for no reminders.
create table review_reminder_stops (
  user_id uuid primary key references users,
  at timestamptz not null default now()
);

-- Downloads only ever grow at the end: the days between reminders are found without an index as big as the table.
create index downloads_at on downloads using brin (at) with (pages_per_range = 16);
