import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { DEVELOPER_CHECKS, leanIcons, leanRouter } from './scripts/lean-scripts.ts';

// Small files compress badly: what most pages need travels in four larger ones, which saves 15 kB on the home page.
/** Loaded when first wanted; joining one of them to a shared file would bring React Aria along. */
const ON_DEMAND =
  /src\/ui\/(aria-|combobox|date-field|dialog|drawer|menu|popover|select\.|slider|tooltip|overlay-style|qr-code|.*-panel)/;
const CORE =
  /src\/(kernel|browser-api|modules\/(options\/(?!web\/(bundled|function-tree|load-places))|accounts\/web\/device-facts)|ui\/(translation|class-names|use-(?!form-answer)|toast-store))|lucide-react.*(Icon|shared)/;
const FRAME = /src\/(root|routes\/(shell|language|page-|not-found)|ui\/)|lucide-react/;
// The frame of the talent site; its files alone would be too small to compress.
const SHELL =
  /src\/(routes\/shell\/(logo|offline-notice|navigation|bottom-navigation)|ui\/(segmented|theme-switch|text-link|button-style))|lucide-react\/dist\/esm\/icons\/(globe|smartphone|monitor|sun|moon|laptop|house|blocks|building-2|building-complex|briefcase-business|external-link|layout-grid|search)\./;
// The employer's form shows the job's page too: without a file of its own it would travel with every list of jobs.
const JOB_PAGE =
  /src\/modules\/jobs\/web\/(job-detail|job-body|job-header|job-actions|company-box|pay-box|pay-facts|hiring-box)/;
/** For pages with forms; the first page has none. */
const FORMS =
  /src\/ui\/(field\.|text-field|textarea-field|native-select|file-field|progress|data-table|description-list)/;
const LISTS =
  /src\/modules\/(jobs\/web\/(?!posting)|options\/web\/load-places|search\/web\/(job-search|place-field|search-h|suggestion))/;
const RESULTS =
  /src\/(modules\/(search\/web\/|options\/web\/function-tree)|ui\/(checkbox|radio|disclosure|pagination|page-numbers))/;

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
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
                { name: 'core', test: CORE, priority: 3 },
                {
                  name: 'frame',
                  test: (id) => FRAME.test(id) && !ON_DEMAND.test(id) && !FORMS.test(id),
                  minShareCount: 7,
                  priority: 2,
                },
                { name: 'shell', test: SHELL, priority: 3 },
                { name: 'forms', test: FORMS, minShareCount: 3, priority: 0 },
                { name: 'job-page', test: JOB_PAGE, minShareCount: 2, priority: 0 },
                { name: 'lists', test: (id) => LISTS.test(id) && !JOB_PAGE.test(id), minShareCount: 3, priority: 1 },
                { name: 'results', test: RESULTS, minShareCount: 3, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
});
