export { matchingModule } from './matching.module.ts';
