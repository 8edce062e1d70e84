-- The file whose place this one takes once it was looked at, as its author asked; kept afterwards, for the versions to be compared by.
alter table product_files add column replaces_file_id uuid references product_files on delete set null;
