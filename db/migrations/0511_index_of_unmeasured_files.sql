-- without a transaction
create index concurrently if not exists product_files_unmeasured on product_files (created_at)
  where page_sizes is null and status = 'limpo' and kind = 'pdf';
