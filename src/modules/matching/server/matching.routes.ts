import { mount } from '#src/platform/http/routes.ts';
import { matchingContract } from '../matching.contract.ts';
import { createGetApplicantMatch, createListApplicantMatches } from './applicant-match.ts';
import { createCorrectLine, createDropCorrection } from './correct-line.ts';
import { createGetMatch, createListMatches } from './get-match.ts';
import type { MatchingParts } from './matching.parts.ts';

export function matchingRoutes(parts: MatchingParts) {
  return mount(matchingContract, {
    'GET /jobs/:id/match': createGetMatch(parts),
    'GET /jobs/matches': createListMatches(parts),
    'PUT /jobs/:id/match/corrections': createCorrectLine(parts),
    'DELETE /jobs/:id/match/corrections': createDropCorrection(parts),
    'GET /recruiters/applications/:id/match': createGetApplicantMatch(parts),
    'GET /recruiters/jobs/:id/matches': createListApplicantMatches(parts),
  });
}
