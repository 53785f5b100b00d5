import { numberFormat } from '#src/kernel/formats.ts';
import {
  type LimitTable,
  type LimitUnit,
  limitGroups,
  type PublishedLimit,
  type RankingTable,
  rankedLists,
} from '#src/kernel/published.ts';
import { requestLanguage, type Texts } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { BuiltModule } from '#src/platform/modules/define-module.ts';

export interface Published {
  limits: LimitTable;
  ranking: RankingTable;
}

/** Joins what all modules publish; a name that two of them use stops the start. */
export function gatherPublished(modules: readonly Pick<BuiltModule, 'limits' | 'ranking'>[]): Published {
  const join = <Row>(tables: (Readonly<Record<string, Row>> | undefined)[]): Record<string, Row> => {
    const rows = tables.flatMap((table) => Object.entries(table ?? {}));
    const twice = rows.find(([name], at) => rows.findIndex(([other]) => other === name) !== at);
    if (twice) throw new Error(`Two modules publish the limit '${twice[0]}'`);
    return Object.fromEntries(rows);
  };
  return { limits: join(modules.map((one) => one.limits)), ranking: join(modules.map((one) => one.ranking)) };
}

/** TRU-11 GROW-01: the page of limits, made of the constants themselves. */
export function createGetLimits(texts: Texts, published: () => Published) {
  return (ctx: Context, { language_code }: { language_code?: string }) => {
    const language = requestLanguage(ctx, language_code);
    const t = texts.translate(language);
    const { limits, ranking } = published();
    const say = (value: number, unit: LimitUnit | undefined, per?: PublishedLimit['per']) => {
      const written = formatValue(language, value, unit);
      return per ? t(`limits.per.${per}`, { value: written }) : written;
    };
    return {
      title: t('limits.title'),
      description: t('limits.description'),
      columns: {
        rule: t('limits.columns.rule'),
        talent: t('limits.columns.talent'),
        employer: t('limits.columns.employer'),
        input: t('limits.columns.input'),
        value: t('limits.columns.value'),
        none: t('limits.columns.none'),
      },
      robots: t('limits.robots'),
      ranking_title: t('limits.rankingTitle'),
      ranking_text: t('limits.rankingText'),
      never: t('limits.never'),
      groups: limitGroups.map((group) => ({
        group,
        title: t(`limits.groups.${group}.title`),
        text: t(`limits.groups.${group}.text`),
        rows: Object.entries(limits).flatMap(([name, row]) => {
          if (row.group !== group) return [];
          const value = say(row.value, row.unit, row.per);
          return [
            {
              name,
              text: t(`limits.rows.${name}`),
              talent: row.side === 'employer' ? null : value,
              employer: row.side === 'talent' ? null : value,
            },
          ];
        }),
      })),
      rankings: rankedLists.map((list) => ({
        list,
        title: t(`limits.lists.${list}.title`),
        text: t(`limits.lists.${list}.text`),
        rows: Object.entries(ranking).flatMap(([name, row]) =>
          row.list === list
            ? [
                {
                  name,
                  text: t(`limits.ranking.${name}`, { most: row.most, share: percentOf(language, row.share) }),
                  value: row.value === undefined ? null : say(row.value, row.unit),
                },
              ]
            : [],
        ),
      })),
    };
  };
}

function percentOf(language: string, share: number | undefined): string | undefined {
  return share === undefined ? undefined : numberFormat(language, { style: 'percent' }).format(share);
}

function formatValue(language: string, value: number, unit: LimitUnit = 'count'): string {
  if (unit === 'count') return numberFormat(language).format(value);
  const unitDisplay = unit === 'megabyte' ? 'short' : 'long';
  return numberFormat(language, { style: 'unit', unit, unitDisplay }).format(value);
}
