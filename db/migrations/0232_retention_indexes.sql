-- without a transaction
-- What is due to be forgotten is found without reading what is not.
create index concurrently if not exists outbox_emails_sent on outbox_emails (sent_at) where status = 'enviado';
create index concurrently if not exists downloads_network on downloads (at) where ip_prefix <> '';
