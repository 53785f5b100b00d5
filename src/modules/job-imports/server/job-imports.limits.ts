import type { LimitTable } from '#src/kernel/published.ts';
import { KEPT_DAYS, MOST_BYTES, MOST_IMPORTS_A_DAY, MOST_ROWS } from '../import-targets.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const jobImportsLimits = {
  importedRows: { group: 'hiring', side: 'employer', value: MOST_ROWS, errors: ['jobFileTooLong'] },
  importsADay: {
    group: 'hiring',
    side: 'employer',
    value: MOST_IMPORTS_A_DAY,
    per: 'day',
    errors: ['jobImportsLimit'],
  },
  importReport: { group: 'hiring', side: 'employer', value: KEPT_DAYS, unit: 'day' },
  jobFile: {
    group: 'files',
    side: 'employer',
    value: MOST_BYTES / 1024 / 1024,
    unit: 'megabyte',
    errors: ['jobFileTooLarge'],
  },
} as const satisfies LimitTable;
