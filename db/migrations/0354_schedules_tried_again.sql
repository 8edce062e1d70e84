-- A publication whose hour came and that could not be made ready is tried again later.
alter table publication_schedules add column failures integer not null default 0;
alter table publication_schedules add column retry_at timestamptz;
