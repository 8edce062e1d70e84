-- What the author is changing and shoppers do not see yet; null when nothing waits to be published.
alter table products add column draft jsonb;
