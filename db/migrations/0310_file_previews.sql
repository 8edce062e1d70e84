-- What shows a file before it is bought, besides the pages of a PDF: made once after the file was inspected, failures included.
create table file_previews (
  file_id uuid primary key references product_files on delete cascade,
  kind text not null check (kind in ('imagem', 'audio', 'video', 'livro', 'fonte', 'pacote')),
  image_id uuid references images,
  content_key text,
  content_type text,
  facts jsonb not null default '{}',
  problem text,
  created_at timestamptz not null default now(),
  check ((image_id is null) = (problem is not null)),
  check ((content_key is null) = (content_type is null))
);
create index file_previews_image on file_previews (image_id);

-- When its preview was tried, whether or not there is one for its kind.
alter table product_files add column previewed_at timestamptz;
