export { resumeDesignsModule } from './resume-designs.module.ts';
