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
  { email: 'operator2@parley.example', what: 'A second operator, whose word suspensions need' },
] as const satisfies readonly DemoAccount[];
