-- What an author said of files that nothing here can tell or open, with the publication it allowed: the text agreed to, and of which files.
alter table authorship_declarations
  add column opaque_terms text,
  add column opaque_files uuid[] not null default '{}',
  add constraint authorship_declarations_opaque check ((opaque_terms is null) = (opaque_files = '{}'));
