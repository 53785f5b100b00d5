import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { readTable } from '#src/modules/options/server/options.public.ts';
import { halfA } from '#test/coach/half-a.ts';
import { halfB } from '#test/coach/half-b.ts';
import type { LabelledQuestion } from '#test/coach/labelled.ts';
import { later } from '#test/coach/later.ts';
import { SUGGESTIONS } from '../../suggestions.ts';
import { findIntent } from './find-intent.ts';
import { isMore, isShort } from './follow-up.ts';
import { isSlip } from './is-slip.ts';
import { questionLanguage } from './question-language.ts';
import { understandIntent } from './understand-intent.ts';

const missesOf = (questions: LabelledQuestion[]) =>
  questions
    .map(([language, question, intent]) => ({ language, question, intent, found: findIntent(question) }))
    .filter(({ intent, found }) => intent !== found);

describe('what a question asks for', () => {
  it('AI-05 is found in ten languages, slips and slang included: the half that rules were tuned on', () => {
    expect(missesOf(halfA)).toEqual([]);
  });

  it('AI-05 is found as well in questions that nothing was tuned on', () => {
    expect(missesOf(halfB).length).toBeLessThanOrEqual(1);
    expect(missesOf(later).length).toBeLessThanOrEqual(LATER_MISSES);
  });

  it('AI-05 AI-09 strangers’ questions, of which only totals were read: most are understood, few are answered past, others are asked back', () => {
    const rows = readTable(new URL('../../../../../test/coach/strangers.tsv', import.meta.url));
    const found = rows.map(({ question = '', intent = '' }) => {
      const { intent: as, guesses } = understandIntent(question);
      return { intent, found: as, guesses };
    });
    const right = found.filter((one) => one.intent === one.found);
    const unsure = found.filter((one) => one.intent !== one.found && one.found === 'unknown');
    const offered = unsure.filter(({ intent, guesses }) => (guesses as string[]).includes(intent));
    expect(rows.length).toBe(230);
    expect(right.length).toBeGreaterThanOrEqual(166);
    expect(offered.length).toBeGreaterThanOrEqual(35);
    expect(rows.length - right.length - unsure.length).toBeLessThanOrEqual(20);
  });

  it('AI-05 likeness alone refuses nobody what the words ask for', () => {
    const plain = [
      'how much does a software engineer earn',
      'how much do welders make',
      'what is the salary of an accountant',
    ];
    expect(plain.map((question) => understandIntent(question).intent)).toEqual(['pay', 'pay', 'pay']);
    expect(understandIntent('how much does my colleague Anna earn').intent).toBe('others');
    expect(understandIntent('best pizza in town?').intent).toBe('unknown');
  });

  it('AI-05 every offered question is understood as what it is, in every language', () => {
    for (const language of languageCodes) {
      const file = new URL(`../../../../../locales/${language}/coaching.json`, import.meta.url);
      const { ask } = JSON.parse(readFileSync(file, 'utf8')) as { ask: Record<string, string> };
      for (const name of SUGGESTIONS) {
        const question = ask[name] ?? '';
        expect([language, isMore(question) ? 'more' : understandIntent(question).intent]).toEqual([language, name]);
      }
    }
  });

  it('AI-05 a short question may go on with another one; a slip is one letter', () => {
    for (const more of ['More', 'show me more jobs', 'más', '更多', 'もっと見せて', 'المزيد', 'daha fazla']) {
      expect([more, isMore(more)]).toEqual([more, true]);
    }
    expect(isMore('I want to earn more money in sales')).toBe(false);
    expect(isShort('and in Kuala Lumpur?')).toBe(true);
    expect(['resme', 'rseume', 'result'].map((typed) => isSlip(typed, 'resume'))).toEqual([true, true, false]);
    expect(isSlip('rules', 'roles')).toBe(false);
  });

  it('AI-05 a question is answered in its own language, and a few words do not change that of the page', () => {
    expect(questionLanguage('how do I negotiate?', 'en')).toBe('en');
    expect(questionLanguage('cv', 'tr')).toBe('tr');
    expect(questionLanguage('nobody ever writes back, what should I do', 'en')).toBe('en');
    expect(questionLanguage('and in Kuala Lumpur?', 'en')).toBe('en');
    expect(questionLanguage('¿Qué habilidades me faltan?', 'en')).toBe('es');
    expect(questionLanguage('哪些职位适合我？', 'en')).toBe('zh-CN');
    expect(questionLanguage('macam mana nak baiki resume saya', 'ms')).toBe('ms');
  });
});

/** Counted once when they were written. */
const LATER_MISSES = 26;
