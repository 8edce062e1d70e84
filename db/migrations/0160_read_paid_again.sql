-- Charges that were paid before paid charges were read again: each gets an instant of its own within the next day.
update payment_attempts set next_poll_at = now() + random() * interval '1 day'
where status in ('paga', 'superpaga', 'reembolso_parcial') and next_poll_at is null and provider_order_id is not null
  and created_at > now() - interval '180 days';
