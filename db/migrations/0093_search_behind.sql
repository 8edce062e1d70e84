-- Products whose shelf changed since their search row was made: a list apart, so that noting many rewrites nothing that is searched.
create table search_behind (product_id bigint primary key references products on delete cascade);
insert into search_behind (product_id) select product_id from product_search where is_behind;
drop index product_search_behind;
alter table product_search drop column is_behind;
create index product_search_behind on product_search (product_id) where words = '';
