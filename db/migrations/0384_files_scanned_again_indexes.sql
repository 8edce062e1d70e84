-- without a transaction
create index concurrently if not exists product_files_infected on product_files (sha256) where status = 'infectado';
create index concurrently if not exists scan_verdicts_signatures on scan_verdicts (signatures nulls first);
