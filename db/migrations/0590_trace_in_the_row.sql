-- What a waiting row was written by (W3C's traceparent: random identifiers, of nobody), for what is done with it later to be traced with it.
alter table outbox_emails add column if not exists trace text;
alter table webhook_events add column if not exists trace text;
