-- Why an author may sell what another store already sells, in their words, with the declaration it belongs to.
alter table authorship_declarations add column permission text not null default '';
