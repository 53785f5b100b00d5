/** What the demo's own talent tells of herself. */
export const ownProfile = {
  headline: 'Software engineer for payments and shops',
  summary:
    "I build the parts of a shop that must not fail: checkout, payments, refunds.\nI like small teams that talk to customers, and code that's easy to delete.",
  work: [
    {
      title: 'Senior Software Engineer',
      description:
        'Rebuilt the checkout with two colleagues. Failed payments fell from 4% to 1.2%, and a release now takes a day instead of a week.',
      years: 3,
    },
    {
      title: 'Software Engineer',
      description:
        'Wrote the refunds service and its tests, and answered on call every fourth week. Trained three new colleagues.',
      years: 4,
    },
  ],
  education: { school: 'Straits Institute of Technology', degree: 'BSc', field: 'Computer Science', years: 4 },
  skills: ['TypeScript', 'PostgreSQL', 'React', 'Payment systems', 'Mentoring'],
};
