import { mount } from '#src/platform/http/routes.ts';
import { employersContract } from '../../employers.contract.ts';
import { countNews } from './employers.queries.ts';
import { listInterested, listViewers } from './list-employers.ts';
import { lookAtEmployers } from './look-at-employers.ts';

export function employersRoutes() {
  return mount(employersContract, {
    'GET /employers/viewed-me': listViewers,
    'GET /employers/interested-in-me': listInterested,
    'GET /employers/news': countNews,
    'POST /employers/looked': lookAtEmployers,
  });
}
