import { completeIntent, registerIntent } from '#src/modules/accounts/web/sign-in-intent.ts';

// What goes on after a sign-in, by kind; each is loaded only when it is wanted.
registerIntent('block', () =>
  import('#src/modules/preferences/web/block-after-sign-in.ts').then((one) => one.blockAfterSignIn),
);

export { completeIntent };
