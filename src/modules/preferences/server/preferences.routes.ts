import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import type { NamesIn, OptionData } from '#src/modules/options/server/options.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { preferencesContract } from '../preferences.contract.ts';
import { blockCompany, createListBlockedCompanies, unblockCompany } from './block-company.ts';
import { deletePreference } from './delete-preference.ts';
import { createGetPreference, createListPreferences } from './list-preferences.ts';
import { createPreferenceOptions } from './preference-options.ts';
import { createCreatePreference, createUpdatePreference } from './save-preference.ts';
import {
  createGetRecruiterView,
  createReadCandidate,
  createSaveRecruiterView,
  type ReadCandidate,
} from './shown-facts.ts';
import { createListSpokenLanguages, createSaveSpokenLanguages } from './spoken-languages.ts';
import { createListWorkEligibility, createSaveWorkEligibility } from './work-eligibility.ts';

interface PreferencesParts {
  data: OptionData;
  namesIn: NamesIn;
}

export function preferencesRoutes({ data, namesIn }: PreferencesParts) {
  const parts = { namesIn, options: createPreferenceOptions(data, jobLanguageCodes.length) };
  const read = createReadCandidate(parts);
  return mount(preferencesContract, {
    'GET /jobseeker/job-preferences': createListPreferences(parts),
    'GET /jobseeker/job-preferences/:id': createGetPreference(parts),
    'POST /jobseeker/job-preferences/create': createCreatePreference(parts),
    'PATCH /jobseeker/job-preferences/:id/update': createUpdatePreference(parts),
    'DELETE /jobseeker/job-preferences/:id/delete': deletePreference,
    'GET /jobseeker/blocked-companies': createListBlockedCompanies(namesIn),
    'POST /jobseeker/blocked-companies': blockCompany,
    'DELETE /jobseeker/blocked-companies': unblockCompany,
    'GET /jobseeker/languages': createListSpokenLanguages(parts),
    'PUT /jobseeker/languages': createSaveSpokenLanguages(parts),
    'GET /jobseeker/recruiter-view': createGetRecruiterView(read),
    'PUT /jobseeker/recruiter-view': createSaveRecruiterView(read),
    'GET /jobseeker/work-eligibility': createListWorkEligibility(parts),
    'POST /jobseeker/work-eligibility': createSaveWorkEligibility(parts),
  });
}

/** The same for other modules: a talent as employers may see them. */
export function candidateReader({ data, namesIn }: { data: OptionData; namesIn: NamesIn }): ReadCandidate {
  return createReadCandidate({ namesIn, options: createPreferenceOptions(data, jobLanguageCodes.length) });
}
