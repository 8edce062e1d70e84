-- Shared lists of others that a person follows, to hear what gets cheaper in them. Taking the sharing back ends it.
create table list_followers (
  user_id uuid not null references users,
  list_id uuid not null references favourite_lists on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (user_id, list_id)
);
create index list_followers_list on list_followers (list_id);

-- What each material of a followed list cost when this person first could see it there, and what the last letter said it had fallen to.
create table followed_prices (
  user_id uuid not null,
  list_id uuid not null,
  product_id bigint not null references products on delete cascade,
  seen_price_cents int not null check (seen_price_cents >= 0),
  told_price_cents int,
  primary key (user_id, list_id, product_id),
  foreign key (user_id, list_id) references list_followers on delete cascade
);
create index followed_prices_product on followed_prices (product_id);
