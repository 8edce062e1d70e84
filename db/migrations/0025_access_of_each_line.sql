-- Each paid line opens its own access. A material bought again while an earlier payment of it was disputed is open twice when the
-- dispute is won: with one access per person and material that victory could never be written.
drop index entitlements_active;
create index entitlements_active on entitlements (user_id, product_id) where revoked_at is null;
