/** What open jobs of a trade ask for in the labelled set: the title's id, how many jobs, and in how many each skill. */
export interface Market {
  titleId: number;
  jobs: number;
  skills: Record<string, number>;
}

export const markets: Record<string, Market> = {
  nurse: {
    titleId: 120201,
    jobs: 120,
    skills: {
      'Patient Care': 96,
      'Wound Care': 64,
      'Medication Administration': 60,
      Triage: 30,
      'Infection Control': 28,
    },
  },
  driver: {
    titleId: 110203,
    jobs: 90,
    skills: { 'Truck Driving': 70, 'Route Planning': 45, 'Defensive Driving': 40, 'Forklift Operation': 18 },
  },
  welder: {
    titleId: 100203,
    jobs: 60,
    skills: { 'MIG Welding': 40, 'TIG Welding': 38, 'Blueprint Reading': 30, 'Arc Welding': 22, 'Metal Grinding': 15 },
  },
  teacher: {
    titleId: 130103,
    jobs: 80,
    skills: {
      'Lesson Planning': 60,
      'Classroom Management': 55,
      'Curriculum Development': 30,
      'Student Assessment': 28,
    },
  },
  developer: {
    titleId: 10101,
    jobs: 300,
    skills: { JavaScript: 160, TypeScript: 150, React: 120, PostgreSQL: 110, Docker: 100, Python: 80, Git: 70 },
  },
  cook: {
    titleId: 150101,
    jobs: 100,
    skills: { Cooking: 70, 'Food Safety': 66, 'Menu Planning': 30, HACCP: 25, 'Kitchen Management': 20 },
  },
  lawyer: {
    titleId: 180101,
    jobs: 40,
    skills: { 'Contract Drafting': 26, 'Legal Research': 24, Litigation: 20, 'Contract Negotiation': 14 },
  },
  analyst: {
    titleId: 210301,
    jobs: 120,
    skills: { SQL: 90, Python: 64, 'Data Analysis': 60, Tableau: 40, 'Power BI': 38, Statistics: 22 },
  },
  accountant: {
    titleId: 20101,
    jobs: 150,
    skills: { 'Financial Reporting': 80, 'Microsoft Excel': 78, Bookkeeping: 60, 'Accounts Payable': 40, Auditing: 30 },
  },
  sales: {
    titleId: 50101,
    jobs: 200,
    skills: { Negotiation: 120, 'Lead Generation': 90, 'Customer Service': 80, Salesforce: 60, 'Cold Calling': 50 },
  },
  electrician: {
    titleId: 190502,
    jobs: 50,
    skills: {
      'Electrical Wiring': 40,
      'Electrical Maintenance': 30,
      'Blueprint Reading': 18,
      'Occupational Safety': 16,
    },
  },
  designer: {
    titleId: 80201,
    jobs: 70,
    skills: { 'Adobe Photoshop': 56, 'Adobe Illustrator': 54, Figma: 30, 'Adobe InDesign': 25 },
  },
  marketing: {
    titleId: 160101,
    jobs: 110,
    skills: { 'Google Ads': 70, 'Google Analytics': 66, 'Content Marketing': 50, 'Email Marketing': 40 },
  },
  service: {
    titleId: 60101,
    jobs: 140,
    skills: { 'Customer Service': 120, Communication: 70, 'Microsoft Excel': 30, Salesforce: 24 },
  },
};
