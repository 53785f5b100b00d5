export { analysisModule } from './analysis.module.ts';
