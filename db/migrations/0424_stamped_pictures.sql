-- A picture may name its buyer too: among its data, or also on a line at its foot. The check is weaker than that it takes the place of.
alter table product_files drop constraint product_files_stamp;
alter table product_files add constraint product_files_stamp check (
  stamp = 'nao' or (stamp_since is not null and (
    (kind = 'pdf' and stamp in ('primeira', 'todas')) or (kind = 'epub' and stamp = 'fim')
    or (kind in ('jpg', 'png', 'webp') and stamp in ('dados', 'rodape'))))) not valid;
