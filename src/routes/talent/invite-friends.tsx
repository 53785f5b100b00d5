import { dateFormat, numberFormat } from '#src/kernel/formats.ts';
import { splitAddresses } from '#src/modules/invitations/invitation-rules.ts';
import { InviteByEmail } from '#src/modules/invitations/web/invite-by-email.tsx';
import { InviteLink } from '#src/modules/invitations/web/invite-link.tsx';
import { InvitedList } from '#src/modules/invitations/web/invited-list.tsx';
import { servicesContext } from '#src/page-context.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { PageHead, usePublicUrl } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/invite-friends';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    const mine = await api('GET /invitations', {});
    return { ...mine, code: mine.code ?? (await api('POST /invitations/code', {})).code };
  });
}

/** An address that will not do comes back with why, and so does all that was typed. */
export function action({ context, request, params }: Route.ActionArgs) {
  const { api, translate: t } = context.get(servicesContext);
  return asAccount(request, params.lang, () =>
    answerForm(request, {
      email: async (form) => {
        const addresses = splitAddresses(textOf(form, 'addresses'));
        if (addresses.length === 0) return { isDone: false, fields: { addresses: t('invitations.email.none') } };
        const { is_sent, problems } = await api('POST /invitations/email', { addresses });
        return { isDone: is_sent, data: { problems } };
      },
    }),
  );
}

/** VIP-01: one's own link, code and QR code, friends by email, and what has come of it. */
export default function InviteFriends({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { code, left_today, event, friends, next_cursor } = loaderData;
  const url = `${usePublicUrl()}/${language}/i/${code}`;
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const number = numberFormat(language);
  return (
    <main id="content">
      <PageHead
        title={t('invitations.title')}
        description={t('invitations.settingsText')}
        path="/invite-friends"
        isUnlisted
      />
      <Container className="pb-16">
        <div className="max-w-3xl">
          <PageHeader title={t('invitations.title')} description={t('invitations.intro')} />
          <div className="grid gap-10">
            {event ? (
              <Notice>
                {t('invitations.event', {
                  date: day.format(new Date(event.until)),
                  assists: number.format(event.assists),
                })}
              </Notice>
            ) : null}
            <InviteLink url={url} code={code} />
            <InviteByEmail left={left_today} />
            <InvitedList key={friends[0]?.key ?? ''} friends={friends} next={next_cursor} />
            <p className="max-w-prose text-ink-muted text-sm">
              {t('invitations.rules')} <TextLink to={`/${language}/help/invite-friends`}>{t('vip.help')}</TextLink>
            </p>
          </div>
        </div>
      </Container>
    </main>
  );
}
