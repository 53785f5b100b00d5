export { payModule } from './pay.module.ts';
