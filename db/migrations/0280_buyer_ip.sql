-- Where the buyer pays from: sent to the provider's antifraud with the charge, and erased after it.
alter table payment_attempts add column buyer_ip text;
