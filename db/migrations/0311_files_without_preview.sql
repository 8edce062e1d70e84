-- without a transaction
create index concurrently if not exists product_files_without_preview on product_files (created_at)
  where previewed_at is null and status = 'limpo' and kind <> 'pdf';
