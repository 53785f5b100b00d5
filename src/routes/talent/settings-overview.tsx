import { Form } from 'react-router';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { ForwardChevron } from '#src/ui/layout/direction-icon.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/settings-overview';
import { sectionsAt } from './settings-sections.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const me = await asAccount(request, params.lang, () => api('GET /jobseeker/me'));
  return { name: `${me.first_name} ${me.last_name}`.trim(), email: me.email, avatar: me.avatar, isVip: me.vip.is_vip };
}

export default function SettingsOverview({ loaderData: { name, email, avatar, isVip } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const base = useOwnBase();
  const title = name || (email ?? '');
  return (
    <>
      <PageHead title={t('settings.title')} description={t('settings.description')} path="/settings" isUnlisted />
      <h1 className="font-bold text-3xl text-ink">{t('settings.title')}</h1>
      <div className="mt-6 mb-8 flex items-center gap-4">
        <span data-vip={isVip || undefined}>
          <Avatar name={title} src={avatar} size="lg" isDecorative />
        </span>
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-ink text-lg">{title}</p>
          {name ? <p className="wrap-anywhere text-ink-muted">{email}</p> : null}
        </div>
      </div>
      <ul className="grid gap-3">
        {sectionsAt(base).map(({ path, title: heading, text, icon: Icon }) => (
          <Card as="li" key={path} isInteractive padding="sm" className="flex items-center gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <CardLink to={`${base}/${path}`} className="font-semibold">
                {t(heading)}
              </CardLink>
              <span className="mt-0.5 block text-ink-muted text-sm">{t(text)}</span>
            </span>
            <span className="shrink-0 text-ink-faint">
              <ForwardChevron />
            </span>
          </Card>
        ))}
      </ul>
      <Form method="post" action={`/${language}/sign-out`} reloadDocument className="mt-8">
        <Button type="submit" variant="secondary">
          {t('settings.signOut')}
        </Button>
      </Form>
    </>
  );
}
