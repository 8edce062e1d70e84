-- Whether an attribute is offered beside the listing. Off, it is asked and told, and an address that asks for it goes on working.
alter table attributes add column is_facet boolean not null default true;
