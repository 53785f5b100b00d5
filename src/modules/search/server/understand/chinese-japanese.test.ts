import { beforeAll, describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { formForMatching } from './fold-signs.ts';
import { matchTyped } from './match-typed.ts';
import { learntFrom, type QueryKnowledge } from './query-knowledge.ts';
import { readQuery } from './read-query.ts';
import { understandQuery } from './understand-query.ts';

let knowledge: QueryKnowledge;
beforeAll(async () => {
  knowledge = await learntFrom(loadOptionData());
});

const first = (text: string, language: string) =>
  matchTyped(text, 5, knowledge, { language, countryId: undefined }).map(({ titleId }) => titleId);
const read = (text: string, language: string) =>
  readQuery(text, knowledge, { language, countryId: undefined }).contents.join('|');

describe('Chinese and Japanese', () => {
  it.each([
    ['營業', '营业'],
    ['営業', '营业'],
    ['廚 師', '厨师'],
    ['受け付け', '受付'],
    ['お花屋', '花屋'],
    ['コンピューター', 'コンピュータ'],
    ['データ入カ', 'データ入力'],
    ['花を売る', '花 売る'],
    ['髪を切りたい', '髪を切る'],
  ])('SRCH-06 %s and %s are written alike', (one, other) => {
    expect(formForMatching(one)).toBe(formForMatching(other));
  });

  it.each([
    ['zh-CN', '司几', 110_203],
    ['zh-CN', '药济师', 120_301],
    ['zh-TW', '專暗經理', 230_201],
    ['zh-CN', '货车 司几', 110_203],
    ['zh-CN', '销受代表', 50_102],
    ['ja', 'プログマラー', 10_101],
    ['ja', '警美員', 260_301],
  ])('SRCH-12 in %s %s is one wrong letter away', (language, text, titleId) => {
    expect(first(text, language)).toContain(titleId);
  });

  it.each([
    ['ja', '学童スタッフ', 130_311],
    ['zh-CN', '急招收银员 包吃住', 220_102],
    ['zh-CN', 'sales经理', 50_601],
    ['ja', '夜勤専従 介護', 120_601],
    ['zh-CN', '建材仓库保安', 260_301],
  ])('PICK-04 in %s %s is found by what it says of the work', (language, text, titleId) => {
    expect(first(text, language)).toContain(titleId);
  });

  it.each([
    ['zh-CN', '招聘会计', '会计'],
    ['zh-TW', '台中 業務', '業務'],
    ['ja', 'セブンイレブン', 'セブンイレブン'],
  ])('SRCH-10 in %s %s is taken apart between words', (language, text, content) => {
    expect(read(text, language)).toBe(content);
  });

  it('SRCH-10 kana that mean nothing find nothing, not everything', () => {
    const ways = understandQuery('むぎゅるぱぽ', knowledge, { language: 'ja', countryId: undefined });
    expect(JSON.stringify(ways[0]?.match)).toContain('むぎ');
  });
});
