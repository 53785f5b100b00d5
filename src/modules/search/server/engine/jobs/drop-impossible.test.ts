import { describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { allOf, anyWord, nothing, word } from '../core/expression.ts';
import { wordFor } from '../core/tags.ts';
import { dropImpossible, fieldsOf } from './drop-impossible.ts';
import type { SearchFilters } from './request.ts';

const { functions } = loadOptionData();
const fieldOf = fieldsOf(functions);
const [own, other] = functions;
if (!own || !other) throw new Error('There are no functions.');
const ownTitle = wordFor('functionTitles', own.subs[0]?.titles[0]?.id ?? 0);
const otherWords = [
  wordFor('mainFunctions', other.id),
  wordFor('jobFunctions', other.subs[0]?.id ?? 0),
  wordFor('functionTitles', other.subs[0]?.titles[0]?.id ?? 0),
];

describe('dropImpossible', () => {
  it('SRCH-06 leaves out titles and functions of other fields than the filters ask for', () => {
    const asked = anyWord([ownTitle, ...otherWords, '^engineer']);
    const filters: SearchFilters = { scope: 'all', mainFunctions: [own.id] };
    expect(dropImpossible(asked, filters, fieldOf)).toEqual(anyWord([ownTitle, '^engineer']));
    expect(dropImpossible(allOf([word('night'), anyWord(otherWords)]), filters, fieldOf)).toEqual(nothing);
  });

  it('keeps all without such a filter', () => {
    const asked = anyWord([ownTitle, ...otherWords]);
    expect(dropImpossible(asked, { scope: 'all' }, fieldOf)).toBe(asked);
  });
});
