-- Embroidery is drawn from now on: what came before has its turn with the files that never had a preview.
update product_files set previewed_at = null
where kind in ('pes', 'pec', 'dst', 'jef') and not exists (select from file_previews where file_id = product_files.id);
