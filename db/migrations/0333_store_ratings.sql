-- What a buyer says of the store beside the product: how it answered, and whether the product was as described. Neither is asked for.
alter table reviews
  add column service_rating smallint check (service_rating between 1 and 5),
  add column described_rating smallint check (described_rating between 1 and 5);
