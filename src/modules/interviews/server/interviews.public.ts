export { interviewsModule } from './interviews.module.ts';
