-- without a transaction
create index concurrently if not exists reviews_of_store_service on reviews (store_id, posted_at desc)
  where service_rating is not null or described_rating is not null;
