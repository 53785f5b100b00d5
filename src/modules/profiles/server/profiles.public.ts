export { isHiddenFrom, isHiddenFromMember, isShownTo } from './hidden-companies.ts';
export { createProfileAsResume, type ProfileAsResume } from './profile-as-resume.ts';
export { profilesModule } from './profiles.module.ts';
export type { ToldElsewhere } from './profiles.parts.ts';
export { lockAccount } from './profiles.queries.ts';
export { readShownProfile } from './read-shown-profile.ts';
export { saveSummary } from './save-summary.ts';
