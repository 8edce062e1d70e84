-- How much a product is sold and opened lately, its days halving every three; 0 when nobody did. Kept by the ranking.
alter table product_search add column hot real not null default 0;
