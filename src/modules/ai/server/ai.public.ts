export { aiModule, openEngines } from './ai.module.ts';
export { createPurse, isExternalOff, type Ticket } from './credits.ts';
export type { WritingTask } from './engines/tasks.ts';
export { EngineFailed, type Writing, writeText } from './engines/write-text.ts';
