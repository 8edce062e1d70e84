-- Whether a store's page, its materials and its card show the coupons its author marked for everybody. Off, the codes go on working.
alter table stores add column shows_coupons boolean not null default true;
