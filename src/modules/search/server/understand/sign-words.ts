import { foldForMatching, formForMatching } from './fold-signs.ts';

/**
 * What names of jobs end with in Chinese and Japanese. Such an ending is one word, however long, and the pair of letters
 * across its border says nothing: 学童 is the work in 学童スタッフ, 保洁 in 保洁员.
 */
const HEADS = `
员 师 工 人 者 士 係 职 屋 匠 妇
人员 员工 工人 专员 店员 职员 师傅 阿姨 小哥 小妹 小姐 大叔 担当 担当者 責任者 负责人 主管 主任 经理 总监 助理 助手 補助
顾问 专家 代表 老师 教师 讲师 导师 教练 講師 教諭 教員 先生 工程师 技师 技術者 技術員 技工 设计师 分析师 司机 驾驶员 運転手 運転士
厨师 医师 医生 業務 开发 学徒 見習い 文员 作業員 販売員 事務
スタッフ さん 屋さん エンジニア マネージャー ドライバー デザイナー アシスタント オペレーター インストラクター コンサルタント
アドバイザー スペシャリスト アナリスト コーディネーター リーダー ディレクター プロデューサー トレーナー コーチ セラピスト
カウンセラー シェフ ワーカー クリエイター マン ガール レディ バイト
`;
const heads = [
  ...new Set(
    HEADS.trim()
      .split(/\s+/)
      .map((head) => formForMatching(head) || foldForMatching(head)),
  ),
].sort((one, other) => other.length - one.length);
const headSet: ReadonlySet<string> = new Set(heads);
const LONGEST_HEAD = heads[0]?.length ?? 0;
const LEAST_BEFORE_SHORT = 2;

/** The words of a run of letters without spaces: pairs of neighbours, and endings as they are. */
export function signWordsOf(run: string): string[] {
  const head = headOf(run);
  if (head === undefined) return pairsOf(run);
  const body = run.slice(0, -head.length);
  return body ? [...signWordsOf(body), head] : [head];
}

/** Every two neighbours; one sign alone is a word. */
export function pairsOf(run: string): string[] {
  const signs = [...run];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

function headOf(run: string): string | undefined {
  for (let length = Math.min(LONGEST_HEAD, run.length); length > 1; length -= 1) {
    const end = run.slice(-length);
    if (headSet.has(end)) return end;
  }
  return run.length > LEAST_BEFORE_SHORT && headSet.has(run.slice(-1)) ? run.slice(-1) : undefined;
}
