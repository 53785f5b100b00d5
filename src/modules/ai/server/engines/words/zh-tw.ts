import type { LanguageWords } from './language-words.ts';

const join = (items: string[]) => items.join('、');

export const zhTw: LanguageWords = {
  join,
  gap: '',
  summary: {
    now: ({ title, company }, since) => `${since ? `${since}年起任職於` : '目前任職於'}${company}，擔任${title}。`,
    last: ({ title, company }, years) => `最近任職於${company}，擔任${title}${years ? `（${years}年）` : ''}。`,
    earlier: (positions) => `先前曾任${join(positions.map(({ title, company }) => `${company}${title}`))}。`,
    skills: (list) => `專長：${list}。`,
    studied: ({ school, degree, field, isCurrent }) =>
      `${isCurrent ? '就學中' : '學歷'}：${[school, field, degree].filter((part, at, all) => part && !all.slice(0, at).some((one) => one.includes(part))).join('，')}。`,
    languages: (list) => `語言能力：${list}。`,
    licences: (list) => `證照：${list}。`,
    wants: (title) => `希望應徵的職務：${title}。`,
  },
  subjects: ['我主要', '我', '本人'],
  filler: [
    '非常',
    '十分',
    '認真地',
    '努力地',
    '積極地',
    '有效地',
    '成功地',
    '基本上',
    '等等',
    '各式各樣的',
    '日常工作是',
    '主要工作是',
    '工作內容包括',
  ],
  cliches: ['吃苦耐勞', '認真負責', '積極主動', '團隊合作精神', '學習能力強', '抗壓性高', '個性開朗', '責任感強'],
  strong: [
    ['主要負責', '負責'],
    ['幫忙做', '協助'],
    ['幫忙', '協助'],
    ['幫著', '協助'],
    ['參與到', '參與'],
    ['做了', '完成'],
    ['帶著', '帶領'],
    ['能夠實現', '實現'],
  ],
  hedges: ['我覺得', '我認為', '算是'],
  formal: [
    ['老闆', '主管'],
    ['跟客戶', '與客戶'],
    ['跟團隊', '與團隊'],
    ['弄好', '處理好'],
    ['搞定', '完成'],
    ['找工作', '求職'],
  ],
  simple: [
    ['進行了', '做了'],
    ['與此同時', '同時'],
    ['在此基礎上', '並'],
    ['為了能夠', '為'],
    ['鑑於', '因'],
  ],
};
