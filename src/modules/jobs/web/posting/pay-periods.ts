/** How often somebody is paid, by the ids of the salary types; being unpaid is no period. */
export const payPeriods = [
  { value: 1, label: 'employer.form.monthly' },
  { value: 4, label: 'employer.form.annually' },
  { value: 3, label: 'employer.form.hourly' },
  { value: 2, label: 'employer.form.daily' },
] as const;
