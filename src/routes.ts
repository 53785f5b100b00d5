import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map. Every page lives below its language. */
export default [
  route(':lang', 'routes/language.tsx', [
    layout('routes/employer/inbox-shell.tsx', [route('employer/inbox/:id?', 'routes/employer/inbox.tsx')]),
    layout('routes/shell.tsx', [
      index('routes/public/home.tsx'),
      route('remote-job', 'routes/public/remote.tsx'),
      route('web3-jobs', 'routes/public/web3.tsx'),
      route('remote-job/:slug', 'routes/public/results-remote.tsx', { id: 'remote-results' }),
      route('remote-job/:slug/:queryString', 'routes/public/results-remote.tsx', { id: 'remote-results-in-path' }),
      route('web3-jobs/:slug', 'routes/public/results-web3.tsx'),
      route('job/:slug', 'routes/public/job.tsx'),
      route('companies', 'routes/public/companies.tsx'),
      route('company/:slug', 'routes/public/company.tsx'),
      route('terms', 'routes/public/text-page.tsx', { id: 'terms' }),
      route('privacy', 'routes/public/text-page.tsx', { id: 'privacy' }),
      route('cookies', 'routes/public/text-page.tsx', { id: 'cookies' }),
      route('community-rules', 'routes/public/text-page.tsx', { id: 'community' }),
      route('guides/remote', 'routes/public/text-page.tsx', { id: 'remote-guide' }),
      route('guides/scams', 'routes/public/text-page.tsx', { id: 'scam-guide' }),
      route('region', 'routes/public/region.tsx'),
      route('chat/settings', 'routes/talent/chat-settings.tsx'),
      route('chat/start/:jobId', 'routes/talent/chat-start.tsx'),
      route('chat/:id?', 'routes/talent/chat.tsx'),
      route('developers', 'routes/public/developers.tsx'),
      route('design', 'routes/public/design.tsx'),
      // {query}-jobs, {query}-jobs-in-{place}, job-search; any other word is not found.
      route(':slug', 'routes/public/results.tsx'),
      route('*', 'routes/public/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
