-- By which signatures a content was looked at last, and when it was taken to be looked at again.
alter table scan_verdicts add column signatures integer, add column asked_at timestamptz;

-- What the antivirus was wrong about: a content is not refused for this finding while its release stands.
create table scan_releases (
  id uuid primary key default new_id(),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  signature text not null,
  reason text not null,
  released_by uuid not null references users,
  released_at timestamptz not null default now(),
  undone_at timestamptz
);
create unique index scan_releases_standing on scan_releases (sha256, signature) where undone_at is null;
create index scan_releases_released_by on scan_releases (released_by);

-- Each time the files of a product with one content stopped being delivered, until when. Who bought them is told by it.
create table withheld_contents (
  id uuid primary key default new_id(),
  product_id bigint not null references products on delete cascade,
  sha256 text not null,
  signature text not null,
  withheld_at timestamptz not null default now(),
  released_at timestamptz
);
create unique index withheld_contents_now on withheld_contents (product_id, sha256) where released_at is null;
create index withheld_contents_product on withheld_contents (product_id, withheld_at);
create index withheld_contents_content on withheld_contents (sha256) where released_at is null;

-- What is withheld already may be released too.
insert into withheld_contents (product_id, sha256, signature, withheld_at)
select distinct on (i.product_id, i.sha256) i.product_id, i.sha256, i.signature, i.found_at
from infected_files i join product_files f on f.id = i.file_id and f.status = 'infectado' and f.storage_key is not null
where i.product_id is not null order by i.product_id, i.sha256, i.found_at desc;
