-- How far the files of messages were looked through that came before there was an antivirus.
alter table antivirus_state add column older_attachment_id uuid, add column attachments_passed_at timestamptz;
