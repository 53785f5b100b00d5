import type { FeedItem } from '#src/kernel/feed.ts';
import { safeHtml } from '#src/kernel/safe-html.ts';
import { markSource } from '#src/modules/jobs/contact-source.ts';
import type { JobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { Locale } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

interface TextRow {
  id: number;
  description: string;
  updated_at: Date;
}

/** Nobody in particular: a feed says the same to all. */
export const STRANGER = { sessionId: null, accountId: null, role: 'talent', hasSecondFactor: false } as const;

/** Open jobs as a feed tells them, in the order of their ids. */
export async function readFeedJobs(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  presenter: JobPresenter,
  { ids, base, locale }: { ids: number[]; base: string; locale: Locale },
): Promise<FeedItem[]> {
  const [cards, { rows }] = await Promise.all([
    presenter.presentJobCards({ tx: db, clock, viewer: STRANGER, locale }, ids, {
      queryId: '',
      recoFrom: 'feed',
      scene: '',
    }),
    db.query<TextRow>(sql`
      select id, description, updated_at from jobs where id = any(${ids}::bigint[]) and status = 'open'`),
  ]);
  const texts = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const text = texts.get(card.id);
    if (!text) return [];
    return [
      {
        url: `${base}/${locale.language}${card.job_url}`,
        link: markSource(`${base}/${locale.language}${card.job_url}`, 'feed'),
        title: `${card.job_title} · ${card.company.name}`,
        description: [card.pay.text, card.company.name, card.location, card.job_type].filter(Boolean).join(' · '),
        html: safeHtml(text.description),
        published: card.posted_at,
        updated: text.updated_at.toISOString(),
        author: card.company.name,
        tags: [card.work_arrangement, card.job_type].filter(Boolean),
      },
    ];
  });
}
