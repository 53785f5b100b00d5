export { jobImportsModule } from './job-imports.module.ts';
