import { mount } from '#src/platform/http/routes.ts';
import { figuresContract } from '../figures.contract.ts';
import { getFigures } from './get-figures.ts';
import { getTeamFigures } from './get-team-figures.ts';

export const figuresRoutes = () =>
  mount(figuresContract, { 'GET /recruiters/figures': getFigures, 'GET /recruiters/figures/team': getTeamFigures });
