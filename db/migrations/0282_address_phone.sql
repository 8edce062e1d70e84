-- The phone that the payment provider asks of who pays by card or boleto, kept with where they are billed; null while never asked.
alter table addresses add column phone text;
