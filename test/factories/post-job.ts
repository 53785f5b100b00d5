import type { Api, InputOf } from '#src/kernel/contract.ts';
import type { TestVisitor } from '../test-app.ts';

type Fields = InputOf<Api['POST /recruiters/jobs/draft']>['fields'];

/** Everything an on-site job in Singapore needs, unless the test says otherwise. */
export function jobWish(wish: Fields = {}): Fields {
  return {
    title: 'Crane Engineer',
    job_title_id: 10101,
    country_id: 196,
    location_ids: [196_001],
    work_arrangement_id: 1,
    job_type_id: 1,
    salary_type_id: 1,
    salary_min: 5200,
    salary_max: 7800,
    currency: 'SGD',
    work_experience_id: 3,
    qualification_id: 9,
    language: 'en',
    language_ids: [1],
    skill_ids: [1, 2],
    benefit_ids: [1],
    description: '<p>You will build the <strong>cranes</strong> of the harbour with a team of six.</p>',
    ...wish,
  };
}

/** Drafts and publishes; the answer is the envelope, so that a refusal can be looked at. */
export async function tryPostJob(visitor: TestVisitor, wish: Fields = {}) {
  const { draft_id } = await visitor.api('POST /recruiters/jobs/draft', { fields: jobWish(wish) });
  return (await visitor.call('POST', `/recruiters/jobs/drafts/${draft_id}/publish`, { attest: true })).envelope;
}

export async function postJob(visitor: TestVisitor, wish: Fields = {}) {
  const { draft_id } = await visitor.api('POST /recruiters/jobs/draft', { fields: jobWish(wish) });
  return (await visitor.api('POST /recruiters/jobs/drafts/:id/publish', { id: draft_id, attest: true })).job;
}
