import { mount } from '#src/platform/http/routes.ts';
import { headshotsContract } from '../headshots.contract.ts';
import { createChangeLook } from './change-look.ts';
import { createDiscardHeadshot, createGetHeadshot } from './discard-headshot.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import { createMakeHeadshot } from './make-headshot.ts';

export function headshotsRoutes(parts: HeadshotParts) {
  return mount(headshotsContract, {
    'GET /jobseeker/headshot': createGetHeadshot(parts),
    'POST /jobseeker/headshot': createMakeHeadshot(parts),
    'PUT /jobseeker/headshot/:id': createChangeLook(parts),
    'DELETE /jobseeker/headshot/:id': createDiscardHeadshot(parts),
  });
}
