-- When the last reading of a charge at the provider that was applied began, by our clock: whatever the provider told before it needs
-- no other. A purchase brings four notices within a second.
alter table payment_attempts add column read_at timestamptz;
