export { blockCompany } from './block-company.ts';
export { findBlockedCompanies, findBlocksOf, findTalentsWhoBlocked, isBlocked } from './blocks.ts';
export { findHiringFacts, type HiringFacts, NOTHING_TOLD } from './hiring-facts.ts';
export { preferencesModule } from './preferences.module.ts';
export { loadPreferences, type PreferenceRow } from './preferences.queries.ts';
export { candidateReader } from './preferences.routes.ts';
export { loadShownFacts, type ReadCandidate } from './shown-facts.ts';
export { answerEligibility, checkWorkEligibility } from './work-eligibility.ts';
