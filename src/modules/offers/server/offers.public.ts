export { offersModule } from './offers.module.ts';
