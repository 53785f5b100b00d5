import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { DEVELOPER_CHECKS, leanIcons, leanRouter } from './scripts/lean-scripts.ts';
import { sharedFiles } from './scripts/share-scripts.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leanRouter(), leanIcons()],
  ssr: { noExternal: ['lucide-react'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: DEVELOPER_CHECKS },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 99 },
                ...sharedFiles(),
              ],
            },
          },
        },
      },
    },
  },
});
