import type { JobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { trackerContract } from '../tracker.contract.ts';
import { dropReminder, keepNotes } from './keep-notes.ts';
import { createListCards } from './list-cards.ts';
import { addOutsideJob, changeOutsideJob, deleteOutsideJob, moveOutsideJob } from './outside-jobs.ts';

export function trackerRoutes(presenter: JobPresenter) {
  return mount(trackerContract, {
    'GET /tracker': createListCards(presenter),
    'POST /tracker/jobs': addOutsideJob,
    'PUT /tracker/jobs/:id': changeOutsideJob,
    'POST /tracker/jobs/:id/move': moveOutsideJob,
    'DELETE /tracker/jobs/:id': deleteOutsideJob,
    'PUT /tracker/notes/:job_id': keepNotes,
    'POST /tracker/reminders/:id/done': dropReminder,
  });
}
