-- Solids are drawn from now on: those that came before have their turn with the files that never had a preview.
update product_files set previewed_at = null
where kind = 'stl' and not exists (select from file_previews where file_id = product_files.id);
