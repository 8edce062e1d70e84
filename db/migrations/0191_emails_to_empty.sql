-- The emails whose words are still kept, by when they left: what is emptied after thirty days is found without reading all that was sent.
create index outbox_emails_to_empty on outbox_emails (sent_at) where status = 'enviado' and payload - 'orderId' <> '{}';
