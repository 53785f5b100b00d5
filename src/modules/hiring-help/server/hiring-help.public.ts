export { hiringHelpModule } from './hiring-help.module.ts';
