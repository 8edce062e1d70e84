-- The photo on a person's public page: the id of one of "images", as a store's portrait is.
alter table profiles add column photo_key text;
