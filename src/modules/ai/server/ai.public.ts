export { aiModule } from './ai.module.ts';
