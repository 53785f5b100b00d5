import { completeIntent, registerIntent } from '#src/modules/accounts/web/sign-in-intent.ts';

// What goes on after a sign-in, by kind; each is loaded only when it is wanted.
registerIntent('save', () => import('#src/modules/jobs/web/save-after-sign-in.ts').then((one) => one.saveAfterSignIn));
registerIntent('follow', () =>
  import('#src/modules/companies/web/follow-after-sign-in.ts').then((one) => one.followAfterSignIn),
);
registerIntent('block', () =>
  import('#src/modules/preferences/web/block-after-sign-in.ts').then((one) => one.blockAfterSignIn),
);

export { completeIntent };
