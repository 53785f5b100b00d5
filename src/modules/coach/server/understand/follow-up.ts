import { foldQuestion, isFoundAnywhere } from './fold-question.ts';

/** What asks for more of the same, as a whole question or as its first words. */
const MORE = `more|more please|show more|show me more|any others|others|another one|other ones|next ones|mas|muestrame mas|otras|otros|hay mas|
mais|mostre mais|tem mais|outras|outros|lagi|ada lagi|yang lain|lainnya|tunjukkan lagi|tampilkan lagi|lain lagi|daha|daha fazla|baska|baska var mi|
المزيد|اكثر|غيرها|في غيرها|もっと|もっと見る|もっと見せて|他には|ほかには|他にも|更多|还有吗|還有嗎|还有别的吗|還有別的嗎|换一批|換一批|再来几个|再來幾個|看更多|查看更多|再看几个|再看幾個`;

const more = new Set(
  MORE.split('|')
    .map((one) => foldQuestion(one))
    .filter(Boolean),
);

/** A question that only makes sense after another one is short. */
const MOST_WORDS = 8;
const MOST_SIGNS = 24;

export function isMore(question: string): boolean {
  const folded = foldQuestion(question);
  return more.has(folded) || (isShort(folded) && [...more].some((one) => isLed(folded, one)));
}

function isLed(folded: string, words: string): boolean {
  return isFoundAnywhere(words) ? folded.startsWith(words) : folded.startsWith(`${words} `);
}

export function isShort(question: string): boolean {
  const folded = foldQuestion(question);
  return isFoundAnywhere(folded) ? folded.length <= MOST_SIGNS : folded.split(' ').length <= MOST_WORDS;
}
