import { Bookmark, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Rating } from '#src/ui/controls/rating.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Avatar, AvatarGroup } from '#src/ui/layout/avatar.tsx';
import { Breadcrumb } from '#src/ui/layout/breadcrumb.tsx';
import { Card, CardFooter, CardHeader, CardLink } from '#src/ui/layout/card.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Pagination } from '#src/ui/layout/pagination.tsx';
import { Tabs } from '#src/ui/layout/panel-tabs.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { cards, people, rows, type SampleRow } from './design-samples.ts';
import { DesignSection, Specimen } from './design-specimen.tsx';

export function DesignContent() {
  const { t } = useTranslation();
  return (
    <DesignSection id="display" title={t('design.nav.display')}>
      <Specimen title="design.content.cards" layout="grid">
        {cards.map((card) => (
          <SampleCard key={card.id} card={card} />
        ))}
        <Card>
          <CardHeader
            title={t('design.content.cardTitle')}
            description={t('design.content.cardText')}
            action={<Badge tone="info">{t('design.badges.info')}</Badge>}
          />
          <p className="text-ink-muted">{t('design.content.cardBody')}</p>
          <CardFooter>
            <span className="text-ink-muted text-sm">{t('design.content.cardFooter')}</span>
          </CardFooter>
        </Card>
        <Card isSelected>
          <CardHeader title={t('design.content.selected')} />
          <p className="text-ink-muted">{t('design.content.cardBody')}</p>
        </Card>
      </Specimen>
      <Specimen title="design.content.avatars">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size, at) => (
          <Avatar key={size} size={size} {...(people[at] ?? { name: '?' })} />
        ))}
        <Avatar name="Lintas Logistik" shape="square" size="lg" />
        <Avatar name="Parley" src="/favicon.svg" shape="square" size="lg" />
        <AvatarGroup people={people} />
      </Specimen>
      <Specimen title="design.content.rating">
        <Rating value={4.6} count={1280} />
        <Rating value={2.5} size="sm" />
      </Specimen>
      <Navigation />
      <Tables />
    </DesignSection>
  );
}

/** The signature: pay first, 'you can be hired from here' answered, the Boss's measured reply line. */
function SampleCard({ card }: { card: (typeof cards)[number] }) {
  const { t } = useTranslation();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Card as="article" isInteractive className="flex flex-col">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-bold text-ink text-xl">
            <bdi>{card.pay}</bdi>{' '}
            <span className="font-normal text-ink-muted text-sm">
              <bdi>{card.payDetail}</bdi>
            </span>
          </p>
          <h4 className="mt-1 font-semibold text-lg">
            <CardLink to="#display">{card.title}</CardLink>
          </h4>
          <p className="mt-0.5 text-ink-muted text-sm">
            {card.company} · {card.place}
          </p>
        </div>
        <IconButton
          className="-me-2 -mt-2 relative z-1"
          label={t('design.actions.save')}
          aria-pressed={isSaved}
          onClick={() => setIsSaved(!isSaved)}
          icon={<Bookmark aria-hidden className={isSaved ? 'fill-current' : undefined} />}
        />
      </div>
      <div className="mt-3 mb-4 flex flex-wrap gap-2">
        <Badge tone="accent">{t('design.content.hireable')}</Badge>
        {card.isUrgent ? <Badge tone="apricot">{t('design.content.urgent')}</Badge> : null}
      </div>
      <div className="mt-auto flex items-center gap-3 border-line border-t pt-4">
        <Avatar name={card.boss} size="sm" presence="online" isDecorative />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block truncate font-semibold">{card.boss}</span>
          <span className="block text-ink-muted">
            {t('design.content.replies', { hours: card.reply.hours, share: card.reply.share, chats: card.reply.chats })}
          </span>
        </p>
        <MessageCircle aria-hidden className="size-5 shrink-0 text-accent" />
      </div>
    </Card>
  );
}

function Navigation() {
  const { t } = useTranslation();
  const [tab, setTab] = useState('about');
  return (
    <>
      <Specimen title="design.content.breadcrumb" layout="stack">
        <Breadcrumb
          crumbs={[
            { label: t('design.content.home'), to: '#display' },
            { label: t('design.content.jobs'), to: '#display' },
            { label: 'Senior Backend Engineer' },
          ]}
        />
      </Specimen>
      <Specimen title="design.content.tabs" layout="stack">
        <LinkTabs
          label={t('design.content.tabs')}
          tabs={[
            { to: '#display', label: t('design.content.jobs'), isCurrent: true, count: 12 },
            { to: '#forms', label: t('design.content.about'), isCurrent: false },
            { to: '#feedback', label: t('design.content.culture'), isCurrent: false },
          ]}
        />
        <Tabs
          label={t('design.content.tabs')}
          selected={tab}
          onSelect={setTab}
          tabs={(['about', 'culture', 'jobs'] as const).map((id) => ({
            id,
            label: t(`design.content.${id}`),
            content: <p className="text-ink-muted">{t('design.content.cardBody')}</p>,
          }))}
        />
      </Specimen>
      <Specimen title="design.content.pagination" layout="stack">
        <Pagination page={6} pageCount={24} hrefFor={(page) => `?page=${page}#display`} />
        <Pagination
          label={t('design.content.pagination')}
          page={1}
          pageCount={3}
          hrefFor={(page) => `?page=${page}#display`}
        />
      </Specimen>
      <Specimen title="design.content.steps" layout="stack">
        <Steps
          label={t('design.content.steps')}
          current={1}
          steps={[t('design.content.stepProfile'), t('design.content.stepResume'), t('design.content.stepChat')]}
        />
      </Specimen>
      <Specimen title="design.content.disclosure" layout="stack">
        <div>
          <Disclosure title={t('design.content.question')} isOpen>
            {t('design.content.answer')}
          </Disclosure>
          <Disclosure title={t('design.content.question2')} aside="3">
            {t('design.content.answer')}
          </Disclosure>
        </div>
      </Specimen>
    </>
  );
}

function Tables() {
  const { t } = useTranslation();
  const tones = { open: 'accent', paused: 'apricot', closed: 'neutral' } as const;
  const columns = [
    { id: 'title', header: t('design.table.title'), cell: (row: SampleRow) => row.title },
    { id: 'place', header: t('design.table.place'), cell: (row: SampleRow) => row.place },
    {
      id: 'applicants',
      header: t('design.table.applicants'),
      cell: (row: SampleRow) => row.applicants,
      isNumeric: true,
    },
    {
      id: 'state',
      header: t('design.table.state'),
      cell: (row: SampleRow) => <Badge tone={tones[row.state]}>{t(`design.table.${row.state}`)}</Badge>,
    },
  ];
  return (
    <>
      <Specimen title="design.content.table" layout="stack">
        <DataTable caption={t('design.content.table')} columns={columns} rows={rows} rowKey={(row) => row.id} />
        <DataTable
          caption={t('design.content.table')}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          empty={<EmptyState title={t('design.feedback.emptyTitle')} headingLevel={3} />}
        />
      </Specimen>
      <Specimen title="design.content.facts" layout="stack">
        <DescriptionList
          items={[
            { term: t('design.table.place'), value: 'South Jakarta' },
            { term: t('design.table.applicants'), value: '128' },
            { term: t('design.table.title'), value: cards[1]?.title },
          ]}
        />
      </Specimen>
    </>
  );
}
