import { Building2, UserRound } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ResumeView } from '../sharing.contract.ts';
import { RevokeForm } from './link-list.tsx';

interface ViewListProps {
  views: ResumeView[];
  nextBefore: number | null;
  isFirst: boolean;
}

/** TRU-10: who did what with which resume, and when. */
export function ViewList({ views, nextBefore, isFirst }: ViewListProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="views">
      <h2 id="views" className="font-bold text-ink text-xl">
        {t('profiles.sharing.views')}
      </h2>
      <p className="mt-1 mb-3 text-ink-muted text-sm">{t('profiles.sharing.viewsText')}</p>
      <Card padding="none" className="overflow-hidden">
        {views.length > 0 ? (
          <ul className="divide-y divide-line">
            {views.map((view) => (
              <ViewRow key={view.id} view={view} />
            ))}
          </ul>
        ) : (
          <EmptyState
            illustration={<Illustration name="share" isSmall />}
            title={t('profiles.sharing.emptyTitle')}
            headingLevel={3}
          >
            {t('profiles.sharing.emptyText')}
          </EmptyState>
        )}
      </Card>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {isFirst ? null : (
          <LinkButton to="?" variant="quiet">
            {t('profiles.sharing.newest')}
          </LinkButton>
        )}
        {nextBefore ? (
          <LinkButton to={`?before=${nextBefore}#views`} variant="secondary">
            {t('profiles.sharing.older')}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}

function ViewRow({ view }: { view: ResumeView }) {
  const { t, language } = useTranslation();
  const { by, what, way, resume, device, conversation_id, link_id, viewed_at } = view;
  const Icon = by ? Building2 : UserRound;
  return (
    <li className={classNames('flex gap-3 px-4 py-3.5 sm:px-6', !by && 'bg-apricot-soft/50')}>
      <span
        aria-hidden
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-full',
          by ? 'bg-accent-soft text-accent-ink' : 'bg-apricot-soft text-apricot-ink',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 md:grid-cols-[1fr_1fr_auto]">
        <div className="min-w-0">
          <p className="font-semibold text-ink">
            <bdi>{by ? by.company : t('profiles.sharing.someone')}</bdi>
          </p>
          <p className="text-ink-muted text-sm">
            {by?.name ? <bdi>{by.name} · </bdi> : null}
            {t(`profiles.sharing.device.${device}`)}
          </p>
        </div>
        <div className="min-w-0">
          <p className="truncate text-ink">
            <bdi>{way === 'profile' ? t('profiles.sharing.profile') : resume}</bdi>
          </p>
          <p className="text-ink-muted text-sm">
            {way === 'profile' && (what === 'viewed' || what === 'unlocked')
              ? t(`profiles.sharing.whatProfile.${what}`)
              : t(`profiles.sharing.what.${what}`)}
          </p>
          {conversation_id ? (
            <p className="mt-1 text-sm">
              <TextLink to={`/${language}/chat/${conversation_id}`}>{t('profiles.sharing.openChat')}</TextLink>
            </p>
          ) : null}
          {link_id && !by ? <RevokeForm id={link_id}>{resume}</RevokeForm> : null}
        </div>
        <p className="text-ink-muted text-sm tabular-nums md:text-end">
          <LocalTime moment={viewed_at} timeStyle="short" />
        </p>
      </div>
    </li>
  );
}
