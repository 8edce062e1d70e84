-- What who bought and each author of an order write to each other, with files that passed the same walls as the ones sold.
create table order_messages (
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  store_id int not null references stores,
  sender text not null check (sender in ('comprador', 'autor')),
  sender_id uuid not null references users,
  body text not null check (char_length(body) <= 4000),
  request_key uuid not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (sender_id, request_key)
);
create index order_messages_thread on order_messages (order_id, store_id, created_at);
create index order_messages_unread on order_messages (store_id, order_id) where sender = 'comprador' and read_at is null;

create table message_files (
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  store_id int not null references stores,
  uploader_id uuid not null references users,
  message_id uuid references order_messages,
  name text not null check (char_length(name) between 1 and 200),
  size_bytes bigint not null check (size_bytes > 0),
  status text not null default 'enviando' check (status in ('enviando', 'quarentena', 'limpo', 'invalido')),
  problem text,
  content_type text,
  sha256 text,
  storage_key text,
  created_at timestamptz not null default now(),
  check (status <> 'limpo' or (content_type is not null and sha256 is not null and storage_key is not null)),
  check (message_id is null or status = 'limpo')
);
create index message_files_message on message_files (message_id) where message_id is not null;
create index message_files_loose on message_files (created_at) where message_id is null;
create index message_files_order on message_files (order_id, store_id);

-- In whose name the fiscal papers of an order go, once its buyer changed what the order itself says.
create table fiscal_records (
  order_id uuid primary key references orders,
  name text not null check (char_length(name) between 2 and 120),
  document text not null check (document ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  address jsonb,
  is_wanted boolean not null default false,
  updated_at timestamptz not null default now()
);

-- The fiscal document an author issued for their part of an order.
create table fiscal_documents (
  order_id uuid not null references orders,
  store_id int not null references stores,
  number text not null check (char_length(number) between 1 and 60),
  issued_by uuid not null references users,
  issued_at timestamptz not null default now(),
  primary key (order_id, store_id)
);
