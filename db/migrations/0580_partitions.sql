-- The tables that grow with every sale are parted by ranges of the number that orders their rows (decision 0580). Here is how; the next
-- file does it. Everything is done by the owner; the role that serves may only ask for the next partition.

-- Table, the column its ranges are of, and the table whose numbers that column has.
create function parted_tables() returns table (name text, key text, counter text) language sql immutable as $$
  values ('state_history', 'id', 'state_history'), ('downloads', 'id', 'downloads'),
    ('ledger_postings', 'journal_id', 'ledger_journals'), ('money_moves', 'journal_id', 'ledger_journals')
$$;

-- Rows of a range: an index of it still fits the memory of a small server, and a copy of one takes minutes.
create function partition_rows() returns bigint language sql immutable as $$ select 50000000::bigint $$;

create function is_parted(which text) returns boolean language sql stable as $$
  select exists (select 1 from pg_class where oid = which::regclass and relkind = 'p')
$$;

create function last_number(counter text) returns bigint language plpgsql stable as $$
declare given bigint;
begin
  execute format('select last_value from %s', pg_get_serial_sequence(counter, 'id')) into given;
  return given;
end $$;

-- Where a range ends that begins before the last number given: half a partition ahead of it at least.
create function range_end(counter text) returns bigint language sql stable as $$
  select ((last_number(counter) + partition_rows() / 2) / partition_rows() + 1) * partition_rows()
$$;

-- Tables that `which` refers to, locked before it, as who writes does. Nobody waits behind us for longer than the time-out of the caller.
create function lock_for_parting(which text) returns void language plpgsql as $$
declare referred text;
begin
  for referred in select distinct confrelid::regclass::text from pg_constraint where conrelid = which::regclass and contype = 'f' order by 1 loop
    execute format('lock table %s in share row exclusive mode', referred);
  end loop;
end $$;

-- First step: what is there and what comes stays below the end of the first range. Checked for new rows alone.
create function bound_first_partition(which text) returns void language plpgsql set lock_timeout = '500ms' as $$
declare it record;
begin
  if is_parted(which) or exists (select 1 from pg_constraint where conrelid = which::regclass and conname = which || '_first') then
    return;
  end if;
  select * into it from parted_tables() where name = which;
  execute format('alter table %I add constraint %I check (%I < %s) not valid', which, which || '_first', it.key, range_end(it.counter));
end $$;

-- Second step, as long as the table is read once: nobody waits for it.
create function check_first_partition(which text) returns void language plpgsql as $$
begin
  if is_parted(which) then return; end if;
  execute format('alter table %I validate constraint %I', which, which || '_first');
end $$;

-- Rows are written to the table alone: its triggers and its rights are those that count.
create function refuse_partition_write() returns trigger language plpgsql as $$
begin
  raise exception '% is a part of a table: write to the table', tg_table_name using errcode = '55000';
end $$;

create function guard_partition(which text, part text) returns void language plpgsql as $$
declare one record;
begin
  execute format('create trigger partition_write before insert or update or delete on %I for each statement execute function refuse_partition_write()', part);
  -- Who may not empty the table may not empty a part of it.
  for one in select tgname, tgfoid::regproc as does from pg_trigger where tgrelid = which::regclass and not tgisinternal and tgtype & 32 <> 0 loop
    execute format('create trigger %I before truncate on %I for each statement execute function %s()', one.tgname, part, one.does);
  end loop;
end $$;

-- `bounds`: as ATTACH PARTITION takes them. The table may be in use: only what it refers to and its rest are locked.
create function add_partition(which text, part text, bounds text) returns void language plpgsql as $$
begin
  execute format('create table %I (like %I including generated including storage including comments including constraints including indexes)', part, which);
  execute format('alter table %I attach partition %I %s', which, part, bounds);
  perform guard_partition(which, part);
end $$;

-- Third step: the table becomes the first part of a parted one of its name, with the same columns, keys, indexes, triggers and rights.
-- Nothing is copied and nothing is read: the lock lasts milliseconds.
create function part_table(which text) returns void language plpgsql set lock_timeout = '500ms' as $$
declare
  first text := which || '_1';
  it record; one record; made text; numbers text; next_number bigint; stop bigint; before regclass := which::regclass;
  definitions text[] := '{}'; triggers text[] := '{}'; rights text[] := '{}';
begin
  if is_parted(which) then return; end if;
  perform lock_for_parting(which);
  execute format('lock table %I in access exclusive mode', which);
  select * into it from parted_tables() where name = which;
  select substring(pg_get_constraintdef(oid) from '< ''?([0-9]+)')::bigint into stop from pg_constraint
    where conrelid = before and conname = which || '_first' and convalidated;
  if stop is null then raise exception 'the first partition of % is not bounded', which; end if;

  for one in select conname, pg_get_constraintdef(oid) as said from pg_constraint where conrelid = before and contype in ('p', 'f') order by contype desc loop
    definitions := definitions || format('alter table %I add constraint %I %s', which, one.conname, one.said);
  end loop;
  for one in select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as said, exists (
      select 1 from pg_constraint c where c.conindid = i.indexrelid and c.contype = 'p') as is_key from pg_index i where i.indrelid = before loop
    if not one.is_key then definitions := definitions || one.said; end if;
    execute format('alter index %s rename to %I', one.name, one.name || '_1');
  end loop;
  for one in select tgname, tgtype & 32 <> 0 as of_truncate, pg_get_triggerdef(oid) as said from pg_trigger where tgrelid = before and not tgisinternal order by oid loop
    triggers := triggers || one.said;
    execute format('drop trigger %I on %I', one.tgname, which);
  end loop;
  for one in select x.grantee, x.privilege_type, x.is_grantable, c.relkind, r.rolname from pg_class c, aclexplode(c.relacl) x left join pg_roles r on r.oid = x.grantee
      where c.oid in (before, pg_get_serial_sequence(which, it.key)::regclass) and x.grantee <> c.relowner loop
    rights := rights || format('grant %s on %s to %s%s', one.privilege_type, case one.relkind when 'S' then format('sequence %I', which || '_id_seq') else which end,
      case one.grantee when 0 then 'public' else format('%I', one.rolname) end, case when one.is_grantable then ' with grant option' else '' end);
    if one.relkind <> 'S' then
      execute format('revoke %s on %I from %s cascade', one.privilege_type, which, case one.grantee when 0 then 'public' else format('%I', one.rolname) end);
    end if;
  end loop;
  numbers := pg_get_serial_sequence(which, it.key);
  if numbers is not null then
    execute format('select last_value + is_called::int from %s', numbers) into next_number;
    execute format('alter table %I alter column %I drop identity', which, it.key);
  end if;

  execute format('alter table %I rename to %I', which, first);
  execute format('create table %I (like %I including defaults including generated including storage including comments including constraints)
    partition by range (%I)', which, first, it.key);
  execute format('alter table %I drop constraint %I', which, which || '_first');
  if numbers is not null then
    -- An identity is no column of a partition before PostgreSQL 17.
    execute format('create sequence %I start with %s owned by %I.%I', which || '_id_seq', next_number, which, it.key);
    execute format('alter table %I alter column %I set default nextval(%L)', which, it.key, which || '_id_seq');
  end if;
  foreach made in array definitions || rights loop execute made; end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%s)', which, first, stop);
  execute format('alter table %I drop constraint %I', first, which || '_first');
  foreach made in array triggers loop execute made; end loop;
  perform guard_partition(which, first);
  perform add_partition(which, which || '_rest', 'default');
end $$;

-- Makes the next partition of a table when half of the last one is given out, and answers how many numbers are left before its end:
-- at most one partition a call, at most one call at a time. What nobody made a place for in time is in the rest, which then
-- becomes that place. The role that serves may call it: it says only which table.
create function make_next_partition(which text) returns bigint language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare it record; number int; stop bigint; given bigint; rest text := which || '_rest'; overflowed boolean; part text; new_stop bigint;
begin
  select * into it from parted_tables() where name = which;
  if not found then raise exception '% is not parted', which using errcode = '42704'; end if;
  perform pg_advisory_xact_lock(4812010);
  select count(*), max(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''?([0-9]+)')::bigint) into number, stop
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = which::regclass and c.relname <> rest;
  given := last_number(it.counter);
  if given < stop - partition_rows() / 2 then return stop - given; end if;
  part := which || '_' || number + 1;
  perform lock_for_parting(which);
  execute format('select exists (select 1 from %I)', rest) into overflowed;
  if not overflowed then
    new_stop := stop + partition_rows();
    perform add_partition(which, part, format('for values from (%s) to (%s)', stop, new_stop));
  else
    new_stop := greatest(range_end(it.counter), stop + partition_rows());
    execute format('lock table %I in access exclusive mode', which);
    execute format('alter table %I detach partition %I', which, rest);
    execute format('alter table %I rename to %I', rest, part);
    execute format('alter table %I attach partition %I for values from (%s) to (%s)', which, part, stop, new_stop);
    perform add_partition(which, rest, 'default');
  end if;
  return new_stop - given;
end $$;

revoke execute on function bound_first_partition(text), check_first_partition(text), part_table(text), add_partition(text, text, text),
  guard_partition(text, text), lock_for_parting(text) from public;
