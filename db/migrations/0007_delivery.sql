create table entitlements (
  id uuid primary key default new_id(),
  order_item_id uuid not null unique references order_items,
  order_id uuid not null references orders,
  user_id uuid not null references users,
  product_id bigint not null references products,
  version_id uuid not null references product_versions,
  granted_at timestamptz not null,
  revoked_at timestamptz,
  revoke_cause text,
  check ((revoked_at is null) = (revoke_cause is null))
);
create index entitlements_user on entitlements (user_id, granted_at desc);
create unique index entitlements_active on entitlements (user_id, product_id) where revoked_at is null;
create index entitlements_order on entitlements (order_id);

create table downloads (
  id bigint generated always as identity primary key,
  entitlement_id uuid not null references entitlements,
  file_id uuid not null references product_files,
  ip_prefix text not null,
  at timestamptz not null default now()
);
create index downloads_entitlement on downloads (entitlement_id, at);
