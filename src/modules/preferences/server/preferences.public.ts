export { findBlockedCompanies, findTalentsWhoBlocked, isBlocked } from './blocks.ts';
export { minorDigits } from './check-preference.ts';
export { loadPreferences, type PreferenceRow } from './preferences.queries.ts';
export { preferencesModule } from './preferences.routes.ts';
export { answerEligibility, checkWorkEligibility, findWorkEligibilities } from './work-eligibility.ts';
