import { dateFormat } from '#src/kernel/formats.ts';
import { CREDITS_A_DAY } from '#src/modules/ai/rewrite-types.ts';
import { QUESTIONS_A_DAY } from '#src/modules/coach/coach-limits.ts';
import { VipBenefits } from '#src/modules/vip/web/vip-benefits.tsx';
import { VipHistory } from '#src/modules/vip/web/vip-history.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/vip';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () => api('GET /vip', {}));
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () =>
    answerForm(request, {
      refresh: async () => {
        await api('POST /vip/refresh', {});
        return {};
      },
    }),
  );
}

/** VIP-01, VIP-02: what VIP gives, until when, and the refresh of the resume. */
export default function Vip({ loaderData: state }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <main id="content">
      <PageHead title={t('vip.title')} description={t('vip.settingsText')} path="/vip" isUnlisted />
      <Container className="pb-16">
        <div className="max-w-3xl">
          <PageHeader
            title={t('vip.title')}
            description={state.ends_at ? t('vip.active', { date: day.format(new Date(state.ends_at)) }) : t('vip.none')}
          />
          <div className="grid gap-8">
            <Notice
              actions={
                <LinkButton to={`/${language}/invite-friends`} size="sm">
                  {t('invitations.title')}
                </LinkButton>
              }
            >
              {t('vip.earn')}
            </Notice>
            <VipBenefits state={state} texts={CREDITS_A_DAY} questions={QUESTIONS_A_DAY} />
            <VipHistory grants={state.grants} />
            <p>
              <TextLink to={`/${language}/help/invite-friends`}>{t('vip.help')}</TextLink>
            </p>
          </div>
        </div>
      </Container>
    </main>
  );
}
