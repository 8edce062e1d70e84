-- Whether who asks for a store's news by e-mail was told that the store comes to have their address. Who asked before this was not.
alter table stores_followed add column shares_email boolean not null default false;
