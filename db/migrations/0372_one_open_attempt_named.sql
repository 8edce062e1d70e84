-- The index that knows the new state takes the name by which a second open attempt is told.
drop index payment_attempts_one_open;
alter index payment_attempts_one_open_next rename to payment_attempts_one_open;
