import { mount } from '#src/platform/http/routes.ts';
import { profilesContract } from '../profiles.contract.ts';
import { createFillProfile } from './fill-profile.ts';
import { createGetProfile } from './get-profile.ts';
import { createListHiddenCompanies, hideFromCompany, showToCompany } from './hidden-companies.ts';
import { orderEntries } from './order-entries.ts';
import type { ProfilesParts } from './profiles.parts.ts';
import { saveAvatar } from './save-avatar.ts';
import { createEntry, deleteEntry, updateEntry } from './save-entry.ts';
import { createSaveFacts } from './save-facts.ts';
import { createSaveSkills } from './save-skills.ts';

export function profilesRoutes(parts: ProfilesParts) {
  return mount(profilesContract, {
    'GET /jobseeker/profile': createGetProfile(parts),
    'PATCH /jobseeker/profile': createSaveFacts(parts),
    'POST /jobseeker/profile/fill': createFillProfile(parts),
    'PUT /jobseeker/skills': createSaveSkills(parts),
    'POST /jobseeker/work-experiences/create': createEntry('work_experiences'),
    'PATCH /jobseeker/work-experiences/:id/update': updateEntry('work_experiences'),
    'DELETE /jobseeker/work-experiences/:id/delete': deleteEntry('work_experiences'),
    'PUT /jobseeker/work-experiences/order': orderEntries('work_experiences'),
    'POST /jobseeker/educations/create': createEntry('educations'),
    'PATCH /jobseeker/educations/:id/update': updateEntry('educations'),
    'DELETE /jobseeker/educations/:id/delete': deleteEntry('educations'),
    'PUT /jobseeker/educations/order': orderEntries('educations'),
    'POST /jobseeker/licences/create': createEntry('licences'),
    'PATCH /jobseeker/licences/:id/update': updateEntry('licences'),
    'DELETE /jobseeker/licences/:id/delete': deleteEntry('licences'),
    'PUT /jobseeker/licences/order': orderEntries('licences'),
    'POST /jobseeker/links/create': createEntry('links'),
    'PATCH /jobseeker/links/:id/update': updateEntry('links'),
    'DELETE /jobseeker/links/:id/delete': deleteEntry('links'),
    'PUT /jobseeker/links/order': orderEntries('links'),
    'POST /jobseeker/avatar': saveAvatar,
    'GET /jobseeker/hidden-companies': createListHiddenCompanies(parts.namesIn),
    'POST /jobseeker/hidden-companies': hideFromCompany,
    'DELETE /jobseeker/hidden-companies': showToCompany,
  });
}
