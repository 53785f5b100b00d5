import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_PICTURES, MOST_STORIES } from '../company-fields.ts';
import { MOST_DOCUMENTS, MOST_UNVERIFIED_JOBS } from '../verification-state.ts';
import { MOST_INVITATIONS } from './invitations.queries.ts';
import { BY_ONE_COMPANY } from './invite-colleague.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const companiesLimits = {
  unverifiedJobs: { group: 'hiring', side: 'employer', value: MOST_UNVERIFIED_JOBS },
  openInvitations: { group: 'hiring', side: 'employer', value: MOST_INVITATIONS, errors: ['invitationsLimit'] },
  sentInvitations: {
    group: 'hiring',
    side: 'employer',
    value: BY_ONE_COMPANY.max,
    per: 'day',
    errors: ['tooManyAttempts'],
  },
  companyDocuments: { group: 'hiring', side: 'employer', value: MOST_DOCUMENTS },
  companyPictures: { group: 'hiring', side: 'employer', value: MOST_PICTURES },
  companyStories: { group: 'hiring', side: 'employer', value: MOST_STORIES },
} as const satisfies LimitTable;
