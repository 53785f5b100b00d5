/** Words that stand in nearly every text and say nothing about the job, in folded spelling. */
const LISTS = {
  english: 'a an and are as at be by for from in into is it of on or our that the their this to we will with you your',
  spanish: 'al con de del el en es la las lo los o para por que se su sus un una y',
  portuguese: 'ao aos as com da das do dos e em na nas no nos os ou para pela pelo por que se seu sua um uma',
  indonesian: 'dan dengan di yang untuk dari pada atau ke ini itu akan dalam oleh',
  turkish: 've ile bir bu da de icin',
  arabic: 'في من على الى عن مع هذا هذه و او ان التي الذي',
};

const STOP_WORDS: ReadonlySet<string> = new Set(Object.values(LISTS).flatMap((list) => list.split(' ')));

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
