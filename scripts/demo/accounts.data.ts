interface DemoAccount {
  email: string;
  what: string;
}

/** The accounts a visitor of a demo signs in with; the start script prints them. */
export const demoAccounts = [
  { email: 'talent@parley.example', what: 'Talent who looks for work in Singapore' },
  { email: 'boss@parley.example', what: 'Boss (recruiter) of a large Singapore company' },
  { email: 'admin@parley.example', what: 'Admin of the same company' },
  { email: 'founder@parley.example', what: 'Founder of a company that waits for verification' },
  { email: 'operator@parley.example', what: 'Operator of the site' },
] as const satisfies readonly DemoAccount[];

/** Known to everyone who reads this; `demo-sign-in.ts` sees to it that it works on the own machine only. */
export const DEMO_PASSWORD = 'parley demo';
/** For the operator's authenticator app, in base32. */
export const DEMO_OPERATOR_SECRET = 'PARLEYDEMOOPERATORSECRETPARLEYDE';
