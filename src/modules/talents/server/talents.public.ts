export { talentsModule } from './talents.module.ts';
