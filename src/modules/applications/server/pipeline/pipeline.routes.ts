import { mount } from '#src/platform/http/routes.ts';
import { pipelineContract } from '../../pipeline.contract.ts';
import type { ApplicationParts } from '../applications.parts.ts';
import { createActAtOnce } from './act-at-once.ts';
import { createAddColumn, createDeleteColumn, createRenameColumn } from './edit-columns.ts';
import { listApplicants } from './list-applicants.ts';
import { createPlaceCard } from './place-card.ts';
import { countApplicants, readBoard } from './read-board.ts';

export function pipelineRoutes(parts: ApplicationParts) {
  return mount(pipelineContract, {
    'GET /recruiters/jobs/:id/pipeline': readBoard,
    'GET /recruiters/jobs/:id/applicants': listApplicants,
    'GET /recruiters/applicant-counts': countApplicants,
    'POST /job-applications/:id/place': createPlaceCard(parts),
    'POST /job-applications/at-once': createActAtOnce(parts),
    'POST /recruiters/jobs/:id/pipeline/columns': createAddColumn(parts),
    'POST /recruiters/jobs/:id/pipeline/columns/:column_id': createRenameColumn(parts),
    'DELETE /recruiters/jobs/:id/pipeline/columns/:column_id': createDeleteColumn(parts),
  });
}
