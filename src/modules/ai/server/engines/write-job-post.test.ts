import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { vacancies } from '#test/ai/vacancies.data.ts';
import { createFactGuard } from './fact-guard.ts';
import type { JobPostFacts } from './job-post-facts.ts';
import { allJobWords } from './job-words/all-job-words.ts';
import { linesOf } from './split-text.ts';
import { writeJobPost } from './write-job-post.ts';

const NOTHING: JobPostFacts = {
  title: '',
  company: '',
  place: '',
  jobType: '',
  arrangement: '',
  team: '',
  pay: '',
  level: '',
  isForBeginners: false,
  degree: '',
  skills: [],
  languages: [],
  benefits: [],
  tasks: '',
  asks: '',
  extras: '',
  offer: '',
  steps: '',
};

const wordsOf = (text: string, language: string) =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLocaleLowerCase(language));

describe('a job post of the built-in engine', () => {
  it('EMP-02 AI-06 there is one for each of the ten languages', () => {
    expect(new Set(vacancies.map(({ language }) => language))).toEqual(new Set(languageCodes));
  });

  it.each(vacancies.map((one) => [`${one.language} ${one.title}`, one] as const))(
    'EMP-02 AI-06 AI-09 holds every word that was given and no other: %s',
    (_, { language, ...told }) => {
      const facts = { ...NOTHING, ...told, company: 'Nusa 88', place: 'Jurong', skills: ['SAP'], benefits: ['Zyxwv'] };
      const { text } = writeJobPost(facts, language);
      const { openers, praise, opening, ...labels } = allJobWords[language];
      const known = new Set([
        ...wordsOf(Object.values(facts).flat().join('\n'), language),
        ...Object.values(labels).flatMap((label) => wordsOf(label, language)),
        ...wordsOf(opening({ company: 'C', title: 'T', place: 'P' }), language),
        ...wordsOf(opening({ company: '', title: 'T', place: '' }), language),
      ]);
      expect(wordsOf(text, language).filter((word) => !known.has(word) && /[\p{L}\p{N}]{2}/u.test(word))).toEqual([]);
      // Nothing is lost either: every line stands in the post, but for what its heading says.
      const given = Object.values(told).flatMap((words) => linesOf(words).lines);
      const small = text.toLocaleLowerCase(language);
      for (const line of given) {
        const end = line
          .replace(/[.。;；]$/u, '')
          .slice(-4)
          .toLocaleLowerCase(language);
        expect(small).toContain(end);
      }
    },
  );

  it('EMP-02 has the employer’s lines below their headings, and asks for what is missing', () => {
    const [barista, welder] = vacancies;
    const facts = {
      ...NOTHING,
      ...barista,
      company: 'Kopi Corner',
      place: 'Bedok',
      jobType: 'Full-Time',
      pay: '$2,000 a month',
    };
    const { text, questions, notes } = writeJobPost(facts, 'en');
    expect(text).toBe(
      [
        '## About the role',
        'Kopi Corner is looking for a Barista in Bedok.',
        '• Job type: Full-Time',
        '',
        "## What you'll do",
        '• Make coffee and serve guests',
        '• Opening the shop on 2 days a week',
        '',
        '## What you bring',
        '• A food handling certificate',
        '• Able to stand for a shift of 6 hours',
        '',
        '## Nice to have',
        '• Latte art',
        '',
        '## What we offer',
        '• Pay: $2,000 a month',
        '• Free lunch',
        '',
        '## How we hire',
        '• A call, then a paid trial shift of 3 hours, answer within 5 days',
      ].join('\n'),
    );
    expect(notes).toEqual(['restructured', 'filler']);
    expect(questions.map(({ question }) => question)).toEqual(['jobFirstMonth']);
    const bare = writeJobPost({ ...NOTHING, ...welder }, 'en');
    expect(bare.text).not.toMatch(/offer|hire|Nice|Pay/);
    expect(bare.questions.map(({ question }) => question)).toEqual(['jobAsks', 'jobPay', 'jobOffer', 'jobSteps']);
    expect(writeJobPost(NOTHING, 'en')).toMatchObject({ text: '', questions: [{ question: 'jobTitle' }] });
  });

  it('EMP-02 keeps lines in another language as they are and says so', () => {
    const facts = {
      ...NOTHING,
      title: 'Kasir',
      tasks: 'Count the money and close the shop with the team every night.',
    };
    const { text, notes } = writeJobPost(facts, 'id');
    expect(text).toContain('• Count the money and close the shop with the team every night');
    expect(notes).toContain('otherLanguageKept');
  });

  it('AI-09 a benefit, praise, an amount or a tool that was not given does not pass the guard', () => {
    const facts = { ...NOTHING, title: 'Baker', tasks: 'Bake bread with SAP', benefits: ['Free meals'] };
    const isKnown = createFactGuard(
      { task: 'job-post', language: 'en', facts },
      ['SAP', 'Excel'],
      ['Free meals', 'Health Insurance', ...allJobWords.en.praise],
    );
    expect(['• Bake bread with SAP', '• Free meals', '## What we offer'].every(isKnown)).toBe(true);
    const added = [
      '• Health insurance',
      'We are a leading bakery.',
      '• Use Excel',
      '• 20 days off',
      'See www.bread.example',
    ];
    expect(added.filter(isKnown)).toEqual([]);
  });
});
