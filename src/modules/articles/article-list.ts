/** What the blog has, newest first. The texts are `content/blog/<slug>/<language>.md`. */
export const BLOG = [
  { slug: 'compare-two-offers', published: '2026-11-12' },
  { slug: 'answer-every-candidate', published: '2026-11-05' },
  { slug: 'spot-job-scams', published: '2026-10-29' },
  { slug: 'first-message-to-a-recruiter', published: '2026-10-22' },
  { slug: 'talk-about-pay', published: '2026-10-15' },
  { slug: 'job-post-people-answer', published: '2026-10-08' },
  { slug: 'video-interview-setup', published: '2026-10-01' },
  { slug: 'remote-work-across-borders', published: '2026-09-24' },
  { slug: 'interview-preparation', published: '2026-09-17' },
  { slug: 'returning-to-work', published: '2026-09-10' },
  { slug: 'web3-jobs-explained', published: '2026-09-03' },
  { slug: 'after-a-no', published: '2026-08-27' },
  { slug: 'career-change', published: '2026-08-20' },
  { slug: 'first-job-without-experience', published: '2026-08-13' },
  { slug: 'resume-that-gets-read', published: '2026-08-06' },
] as const;

/** What the help centre has, by whom and what it is about. The texts are `content/help/<slug>/<language>.md`. */
export const HELP = {
  account: [
    'create-account',
    'cannot-sign-in',
    'two-factor',
    'change-email-or-phone',
    'languages-and-country',
    'notifications',
    'install-the-app',
    'points',
    'invite-friends',
    'delete-account-and-data',
  ],
  searching: ['find-jobs', 'job-alerts', 'remote-and-web3-jobs'],
  applying: ['apply-for-a-job', 'application-status', 'interviews', 'offers'],
  chat: ['talk-to-a-recruiter', 'resume-exchange'],
  profile: ['upload-a-resume', 'build-a-resume', 'share-your-resume', 'be-found', 'hide-from-companies'],
  ai: ['ai-help', 'resume-score', 'career-coach', 'headshots'],
  safety: ['scams', 'report-something'],
  employers: [
    'post-a-job',
    'import-jobs',
    'verify-your-company',
    'your-team',
    'find-candidates',
    'applicants',
    'employer-interviews',
    'hiring-insights',
    'employer-limits',
  ],
} as const;

export const ARTICLE_KINDS = ['blog', 'help'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];
export type HelpGroup = keyof typeof HELP;
export type HelpSlug = (typeof HELP)[HelpGroup][number];
export const helpGroups = Object.keys(HELP) as HelpGroup[];

export function slugsOf(kind: ArticleKind): readonly string[] {
  return kind === 'blog' ? BLOG.map(({ slug }) => slug) : Object.values(HELP).flat();
}

/** Below the language segment. */
export function articlePath(kind: ArticleKind, slug: string): string {
  return `/${kind}/${slug}`;
}
