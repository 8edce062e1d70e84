-- A link that is sold is a file of the kind 'link', without bytes of ours.
create table product_links (
  file_id uuid primary key references product_files on delete cascade,
  address text not null check (address like 'https://%' and length(address) <= 1000),
  host text not null check (host <> ''),
  words text not null default '' check (length(words) <= 500)
);

-- Weaker than the check it takes the place of: every row already there passes it.
alter table product_files drop constraint product_files_check;
alter table product_files add constraint product_files_clean check (
  status <> 'limpo' or (sha256 is not null and (kind = 'link' or (storage_key is not null and content_type is not null)))) not valid;
