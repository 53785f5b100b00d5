export { deskModule } from './desk.module.ts';
