import { beforeAll, describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { holds, isEverything } from '../engine/core/expression.ts';
import { titleWord } from '../engine/core/marked-words.ts';
import { wordFor } from '../engine/core/tags.ts';
import { createThesaurus } from '../engine/core/thesaurus.ts';
import { separate } from '../engine/core/understanding.ts';
import { wordsOf } from '../engine/core/words.ts';
import { createQueryKnowledge } from './query-knowledge.ts';
import { type QueryKnowledge, understandQuery } from './understand-query.ts';

const SOFTWARE_ENGINEER = 10101;
const FRONT_END = 10201;

let knowledge: QueryKnowledge;
beforeAll(() => {
  const options = loadOptionData();
  knowledge = createQueryKnowledge(options, createThesaurus(options));
});

function understand(text: string, language = 'en', countryId: number | undefined = undefined) {
  const [first] = understandQuery(text, knowledge, { language, countryId });
  if (!first) throw new Error('A text can be taken in at least one way');
  return first;
}

/** A document of a job with this title id and these words in its title. */
function job(titleId: number, title: string, text = ''): Set<string> {
  const words = wordsOf(title);
  return new Set([wordFor('functionTitles', titleId), ...words, ...words.map(titleWord), ...wordsOf(text)]);
}

function levelOf(query: string, document: Set<string>): number {
  return separate(understand(query).levels).findIndex((level) => holds(level, document));
}

describe('understand', () => {
  it.each([
    ['swe', SOFTWARE_ENGINEER],
    ['software engineers', SOFTWARE_ENGINEER],
    ['ingeniero de software', SOFTWARE_ENGINEER],
    ['ソフトウェアエンジニア', SOFTWARE_ENGINEER],
    ['مهندس برمجيات', SOFTWARE_ENGINEER],
    ['frontend', FRONT_END],
    ['Front-End', FRONT_END],
    ['前端', FRONT_END],
  ])('SRCH-06 takes %s for its title in any language', (query, titleId) => {
    expect(levelOf(query, job(titleId, 'クラウド'))).toBe(0);
  });

  it('puts the title before words in the title before words anywhere', () => {
    const levels = [
      job(SOFTWARE_ENGINEER, 'Coder'),
      job(1, 'Engineer of software'),
      job(1, 'Cook', 'software for an engineer'),
    ];
    expect(levels.map((one) => levelOf('software engineer', one))).toEqual([0, 1, 2]);
    expect(levelOf('software engineer', job(1, 'Engineer'))).toBe(-1);
  });

  it('SRCH-01 takes a place for where the job is', () => {
    const here = job(SOFTWARE_ENGINEER, 'Coder').add(wordFor('country', 196));
    expect(levelOf('swe 新加坡', here)).toBe(0);
    expect(levelOf('swe singapore', job(SOFTWARE_ENGINEER, 'Coder'))).toBe(-1);
  });

  it('wants quoted words side by side', () => {
    const together = job(1, 'Sales manager').add('~sale manager').add('~sales manager');
    expect(levelOf('"sales manager"', together)).toBe(0);
    expect(levelOf('"sales manager"', job(1, 'Manager of sales'))).toBe(-1);
  });

  it('asks for nothing when nothing was typed, and passes over "jobs"', () => {
    expect(isEverything(understand('  ').match)).toBe(true);
    expect(understand('nurse jobs').levels).toEqual(understand('nurse').levels);
  });
});
