-- OBJ and 3MF are drawn from now on, as STL are: those that came before have their turn with the files that never had a preview.
update product_files set previewed_at = null
where kind in ('obj', '3mf') and not exists (select from file_previews where file_id = product_files.id);
