-- without a transaction
create index concurrently if not exists product_files_large on product_files (size_bytes) where size_bytes > 2146435072 and status = 'limpo';
