import { ANNUALLY, DAILY, HOURLY, MONTHLY } from '#src/modules/options/ids.ts';

/** How often somebody is paid, by the ids of the salary types; being unpaid is no period. */
export const payPeriods = [
  { value: MONTHLY, label: 'employer.form.monthly' },
  { value: ANNUALLY, label: 'employer.form.annually' },
  { value: HOURLY, label: 'employer.form.hourly' },
  { value: DAILY, label: 'employer.form.daily' },
] as const;
