-- An address an applicant leaves leads to the web or is no address at all: half-written ones are kept as they are.
update author_applications set sample_url = ''
where sample_url ~* '^\s*[a-z][a-z0-9+.-]*:' and sample_url !~* '^\s*https?://';
alter table author_applications add constraint author_applications_sample_url_web
  check (sample_url !~* '^\s*[a-z][a-z0-9+.-]*:' or sample_url ~* '^\s*https?://');
