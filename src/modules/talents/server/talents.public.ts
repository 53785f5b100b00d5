export { readTalentNumbers } from './talent-numbers.ts';
export { talentsModule } from './talents.module.ts';
