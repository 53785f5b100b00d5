import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_SKILLS, profileSections } from '../profile-sections.ts';
import { MOST_HIDDEN } from './hidden-companies.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const profilesLimits = {
  profileSkills: { group: 'search', side: 'talent', value: MOST_SKILLS, errors: ['skillsLimit'] },
  profileWork: {
    group: 'search',
    side: 'talent',
    value: profileSections.work_experiences.most,
    errors: ['profileEntriesLimit'],
  },
  profileEducation: {
    group: 'search',
    side: 'talent',
    value: profileSections.educations.most,
    errors: ['profileEntriesLimit'],
  },
  profileLicenses: {
    group: 'search',
    side: 'talent',
    value: profileSections.licences.most,
    errors: ['profileEntriesLimit'],
  },
  profileLinks: { group: 'search', side: 'talent', value: profileSections.links.most, errors: ['profileEntriesLimit'] },
  hiddenCompanies: { group: 'search', side: 'talent', value: MOST_HIDDEN, errors: ['hiddenCompaniesLimit'] },
} as const satisfies LimitTable;
