-- without a transaction
create index concurrently if not exists infected_files_content on infected_files (sha256);
