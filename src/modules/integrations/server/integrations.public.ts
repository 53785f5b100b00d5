export { integrationsModule } from './integrations.module.ts';
export { createResolveKey } from './resolve-key.ts';
