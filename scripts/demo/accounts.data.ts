interface DemoAccount {
  email: string;
  what: string;
}

/** The accounts a visitor of a demo signs in with; the start script prints them. */
export const demoAccounts = [
  { email: 'talent@parley.example', what: 'Job seeker in Singapore' },
  { email: 'boss@parley.example', what: 'Recruiter at a large Singapore company' },
  { email: 'admin@parley.example', what: 'Admin of the same company' },
  { email: 'founder@parley.example', what: 'Founder of a company waiting for verification' },
  { email: 'operator@parley.example', what: 'Site operator' },
  { email: 'operator2@parley.example', what: 'Second operator: suspensions need two' },
  { email: 'operator3@parley.example', what: 'Third operator: decides appeals against the other two' },
] as const satisfies readonly DemoAccount[];
