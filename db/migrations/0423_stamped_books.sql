-- An EPUB may name its buyer too, on a page after its last. Both checks are weaker than those they take the place of.
alter table product_files drop constraint product_files_stamp_check;
alter table product_files drop constraint product_files_check1;
alter table product_files add constraint product_files_stamp check (
  stamp = 'nao' or (stamp_since is not null and (
    (kind = 'pdf' and stamp in ('primeira', 'todas')) or (kind = 'epub' and stamp = 'fim')))) not valid;
