-- Documents are shown from now on by the picture that their program left in them: those that came before have their turn.
update product_files set previewed_at = null
where kind in ('docx', 'pptx', 'xlsx', 'odt', 'ods', 'odp', 'docm', 'pptm', 'xlsm', 'dotx', 'potx', 'ppsx', 'xltx', 'key', 'numbers', 'pages')
  and not exists (select from file_previews where file_id = product_files.id);
