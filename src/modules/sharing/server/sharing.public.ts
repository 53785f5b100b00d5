export { sharingModule } from './sharing.module.ts';
