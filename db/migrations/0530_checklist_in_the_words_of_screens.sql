-- The first checklist as its authors read it now, where nobody changed that line.
update author_checklists set entries = replace(entries::text, 'Como a feira vai chamar sua loja e como', 'Como sua loja aparece no site e como')::jsonb
  where version = 1;
