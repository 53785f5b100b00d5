export { appModule } from './app.module.ts';
