export { aiModule } from './ai.module.ts';
export { languageOf } from './engines/language-of.ts';
