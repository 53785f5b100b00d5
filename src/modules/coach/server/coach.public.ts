export { coachModule } from './coach.module.ts';
