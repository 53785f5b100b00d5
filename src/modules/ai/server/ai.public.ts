export { aiModule } from './ai.module.ts';
export { isExternalOff } from './credits.ts';
export { type ImageProvider, ImageServiceFailed, openImageProvider } from './engines/image-provider.ts';
export { linesOf } from './engines/split-text.ts';
export { isMeasured } from './engines/write-entry.ts';
export * as portraitPrompt from './prompts/portrait.v1.ts';
