export { registerTemplates } from './download-template.ts';
