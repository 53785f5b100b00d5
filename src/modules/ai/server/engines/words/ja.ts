import type { LanguageWords } from './language-words.ts';

const join = (items: string[]) => items.join('、');

export const ja: LanguageWords = {
  join,
  gap: '',
  summary: {
    now: ({ title, company }, since) => `${since ? `${since}年より` : ''}${company}にて${title}として勤務しています。`,
    last: ({ title, company }, years) =>
      `直近では${company}にて${title}として勤務しました${years ? `（${years}年）` : ''}。`,
    earlier: (positions) =>
      `それ以前は${join(positions.map(({ title, company }) => `${company}の${title}`))}を経験しています。`,
    skills: (list) => `主なスキルは${list}です。`,
    studied: ({ school, degree, field, isCurrent }) => {
      const detail = [field, degree].filter(
        (part, at, all) => part && all.findIndex((one) => one.includes(part)) === at,
      );
      const named = `${school}${detail.length > 0 ? `（${detail.join('、')}）` : ''}`;
      return isCurrent ? `現在は${named}に在学中です。` : `${named}で学びました。`;
    },
    languages: (list) => `対応できる言語は${list}です。`,
    licences: (list) => `保有資格は${list}です。`,
    wants: (title) => `${title}としての仕事を希望しています。`,
  },
  subjects: ['私は', '私が'],
  filler: [
    'とても',
    '非常に',
    '一生懸命に',
    '一生懸命',
    'いろいろな',
    '色々な',
    'さまざまな',
    '様々な',
    'しっかりと',
    '基本的には',
    '基本的に',
    '日々の業務として',
  ],
  cliches: [
    'コミュニケーション能力には自信',
    '協調性があり',
    '責任感があり',
    '頑張りました',
    'やる気があり',
    '体力には自信',
  ],
  // One style throughout: what is polite stays polite.
  strong: [
    ['を担当させていただいておりました', 'を担当しました'],
    ['を担当させていただきました', 'を担当しました'],
    ['を担当しておりました', 'を担当しました'],
    ['を担当していました', 'を担当しました'],
    ['を行っておりました', 'を実施しました'],
    ['を行っていました', 'を実施しました'],
    ['を行いました', 'を実施しました'],
    ['をしておりました', 'を担当しました'],
    ['をしていました', 'を担当しました'],
    ['のお手伝いをしました', 'を支援しました'],
    ['を手伝いました', 'を支援しました'],
    ['を任されました', 'を担当しました'],
    ['をさせていただきました', 'をしました'],
    ['することができました', 'しました'],
    ['すことができました', 'しました'],
    ['も行っていました', 'も実施しました'],
    ['も行いました', 'も実施しました'],
    ['も担当していました', 'も担当しました'],
  ],
  hedges: ['と思います', 'と思っています', 'なんとなく'],
  formal: [
    ['僕は', '私は'],
    ['俺は', '私は'],
    ['すごく', '大変'],
    ['やりました', '行いました'],
    ['もらいました', 'いただきました'],
    ['ちゃんと', '適切に'],
    ['だけど', 'ですが'],
    ['みんなで', 'チームで'],
    ['しています', 'しております'],
  ],
  simple: [
    ['させていただきました', 'しました'],
    ['しております', 'しています'],
    ['することができます', 'できます'],
    ['することができました', 'できました'],
    ['において', 'で'],
    ['に関しまして', 'に関して'],
    ['にて', 'で'],
    ['を実施いたしました', 'をしました'],
    ['を実施しました', 'をしました'],
  ],
};
