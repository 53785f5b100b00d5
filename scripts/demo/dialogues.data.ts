/**
 * What people say in demo chats: t is the talent, b the Boss, d the Boss who declines, a number a pause in hours before
 * the next line.
 */
export type Line = `${'t' | 'b' | 'd'}: ${string}` | number;

/** Conversations of the demo talent and the demo Boss; {job} and {name} are filled in. */
export const dialogues: readonly (readonly Line[])[] = [
  [
    't: Hello, I am interested in the position {job}. Is it still open?',
    2,
    'b: Hi! Yes, it is. Thank you for writing. Could you tell me a little about your last role?',
    1,
    't: Of course. For four years I have looked after a team of three, and I built most of what we use every day.',
    3,
    'b: That sounds very close to what we need. Would Thursday at 10:00 suit you for a first call?',
    1,
    't: Thursday at 10:00 is perfect. Thank you!',
  ],
  [
    't: Good morning, I read your posting for {job}. I would like to know more about the team.',
    5,
    'b: Good morning! We are seven people, most of us in the office three days a week. What matters most to you in a team?',
    20,
    't: Clear goals and honest feedback. And that people have time for questions.',
    4,
    'b: Then you will like it here. I will get back to you with a proposal for a call this week.',
  ],
  [
    't: Hi, is the salary range for {job} negotiable for someone with eight years of experience?',
    1,
    'b: Hello, within the range it depends on experience. With eight years you would start in the upper third.',
    2,
    't: Thank you for the straight answer, that helps.',
  ],
  ['t: Hello! I have just finished a similar project and would love to talk about {job}.'],
  [
    't: Dear team, may I ask whether {job} can start in two months? My notice period is 60 days.',
    30,
    'b: Hello, two months is fine for us. Please send me your resume here when you have a moment.',
  ],
  [
    't: Hello, is {job} open to people who would move to the city for it?',
    9,
    'b: Yes. We help with the first month of housing and with the paperwork.',
    12,
    't: Wonderful. When could we talk?',
  ],
  ['t: Hello, I have followed your company for a while. Could you tell me more about {job}?'],
  [
    't: Hi, I would like to change into {job} from a related field. Is that something you would consider?',
    26,
    'd: Thank you for writing to us about {job}. We have decided to move forward with other candidates. All the best with your search!',
  ],
  ['t: Good afternoon, are flexible hours possible in {job}? I can show you what I have built so far.'],
];

/** First words of everyone else. */
export const openings = [
  'Hello, I am interested in {job}. Is the position still open?',
  'Good day, I believe my experience fits {job}. May I tell you more?',
  'Hi, could you tell me what a normal week in {job} looks like?',
  'Hello, I would like to apply for {job}. What are the next steps?',
];

export const answers = [
  'Hello, thank you for writing. Yes, it is still open. Could you tell me about your last role?',
  'Thank you for your interest! May I ask when you could start?',
  'Hi, thanks for the message. Let us find a time for a short call this week.',
  'Hello, thank you. We have filled most of the team, but I would like to see your resume.',
];

/** A kind no. */
export const declines = [
  'Thank you for writing to us. We have decided to move forward with other candidates. All the best with your search!',
  'Hello, thank you for your interest. The position needs more years in the field than you have now. I wish you every success.',
];
