-- without a transaction
create index concurrently if not exists message_files_content on message_files (sha256) where message_id is not null;
create index concurrently if not exists scan_verdicts_found on scan_verdicts (sha256) where signature is not null;
