export { pointsModule } from './points.module.ts';
