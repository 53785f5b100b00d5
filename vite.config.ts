import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanIcons } from './scripts/lean-icons.ts';
import { leanRouter } from './scripts/lean-router.ts';
import { publicStyles } from './scripts/public-styles.ts';
import { sharedFiles } from './scripts/share-scripts.ts';

export default defineConfig({
  plugins: [publicStyles(), tailwindcss(), reactRouter(), leanRouter(), leanIcons()],
  // Development: all libraries are found at once. One that shows up later is bundled anew, and until the page has loaded
  // again two Reacts would stand side by side ('Invalid hook call').
  optimizeDeps: {
    entries: ['src/root.tsx', 'src/entry.client.tsx', 'src/routes/**/*.tsx', 'src/modules/*/web/**/*.tsx'],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Bundled, the server holds the few icons and components that are used, not each library as a whole.
  ssr: {
    noExternal: [
      'lucide-react',
      ...(process.env.NODE_ENV === 'production' ? [/^(react-aria|react-stately|@react-)/] : []),
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
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
