export { aiModule, openEngines } from './ai.module.ts';
export { createDailyCredits, isExternalOff, type Ticket } from './credits.ts';
export { type ImageProvider, ImageServiceFailed, openImageProvider } from './engines/image-provider.ts';
export { linesOf } from './engines/split-text.ts';
export type { WritingTask } from './engines/tasks.ts';
export { isMeasured } from './engines/write-entry.ts';
export { EngineFailed, type Writing, writeText } from './engines/write-text.ts';
export * as portraitPrompt from './prompts/portrait.v1.ts';
