alter table reconciliation_findings add column is_mended boolean not null default false;
