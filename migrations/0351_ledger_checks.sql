-- What the daily look at the ledger of points has found.
create table point_ledger_checks (
  checked_at timestamptz primary key,
  differences integer not null check (differences >= 0)
);
