import type { PartitionedTable } from '#src/platform/database/partitions.ts';

/** Who looked at which job is forgotten after today and yesterday: it can no longer count twice. The numbers stay. */
export const jobsPartitions: readonly PartitionedTable[] = [
  { table: 'job_viewers', column: 'viewed_on', step: 'day', ahead: 7, keptDays: 2 },
];
