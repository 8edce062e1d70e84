-- without a transaction
create index concurrently if not exists product_files_replaces on product_files (replaces_file_id) where replaces_file_id is not null;
