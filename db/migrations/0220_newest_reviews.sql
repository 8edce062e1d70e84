-- The reviews of the whole market, newest first, and those of each number of stars.
create index reviews_newest on reviews (posted_at desc, id desc) include (rating) where status in ('publicada', 'denunciada');
