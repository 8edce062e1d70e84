-- Documents are drawn by their first pages where LibreOffice is there: those that have no picture yet have their turn.
delete from file_previews using product_files
where product_files.id = file_previews.file_id and file_previews.problem is not null
  and product_files.kind in ('docx', 'pptx', 'xlsx', 'odt', 'ods', 'odp', 'docm', 'pptm', 'xlsm', 'dotx', 'potx', 'ppsx', 'xltx');
update product_files set previewed_at = null
where kind in ('docx', 'pptx', 'xlsx', 'odt', 'ods', 'odp', 'docm', 'pptm', 'xlsm', 'dotx', 'potx', 'ppsx', 'xltx', 'doc', 'ppt', 'xls', 'rtf')
  and not exists (select from file_previews where file_id = product_files.id);
