-- without a transaction
select bound_first_partition('state_history');
select check_first_partition('state_history');
select part_table('state_history');
select bound_first_partition('downloads');
select check_first_partition('downloads');
select part_table('downloads');
select bound_first_partition('ledger_postings');
select check_first_partition('ledger_postings');
select part_table('ledger_postings');
select bound_first_partition('money_moves');
select check_first_partition('money_moves');
select part_table('money_moves');
analyze state_history;
analyze downloads;
analyze ledger_postings;
analyze money_moves;
