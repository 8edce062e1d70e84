-- What a store says to who reviews one of its products; nothing until its author writes it.
alter table stores add column review_thanks text not null default '' check (length(review_thanks) <= 300);
