import type { PartitionedTable } from '#src/platform/database/partitions.ts';

/** Which networks have searched for something is forgotten with the day; how many they were stays. */
export const searchPartitions: readonly PartitionedTable[] = [
  { table: 'search_votes', column: 'day', step: 'day', ahead: 7, keptDays: 1 },
];
