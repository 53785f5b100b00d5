import { mount } from '#src/platform/http/routes.ts';
import { sharingContract } from '../sharing.contract.ts';
import { createCreateLink } from './create-link.ts';
import { createListLinks } from './list-links.ts';
import { listViews } from './list-views.ts';
import { createOpenShared } from './open-shared.ts';
import { createRevokeLink } from './revoke-link.ts';
import type { SharingParts } from './sharing.parts.ts';
import { createUnlockShared } from './unlock-shared.ts';

export function sharingRoutes(parts: SharingParts) {
  return mount(sharingContract, {
    'GET /jobseeker/resume-links': createListLinks(parts),
    'POST /jobseeker/resume-links/create': createCreateLink(parts),
    'POST /jobseeker/resume-links/:id/revoke': createRevokeLink(parts),
    'GET /jobseeker/resume-views': listViews,
    'POST /shared-resumes/open': createOpenShared(parts),
    'POST /shared-resumes/unlock': createUnlockShared(parts),
  });
}
