-- INT-01: an employer's calendar shows what is only proposed too; how many are open is few beside all that ever were.
create index interviews_boss_pending on interviews (boss_id) where status = 'pending';
