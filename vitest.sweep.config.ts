import { defineConfig, mergeConfig } from 'vitest/config';
import browserTests from './vitest.e2e.config.ts';

const config = mergeConfig(browserTests, defineConfig({ test: { hookTimeout: 240_000 } }));
// Hours, not minutes: looked at before a release, not with every change.
if (config.test) config.test.include = ['e2e/**/*.sweep.ts'];

export default config;
