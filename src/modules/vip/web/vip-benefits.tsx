import { BadgeCheck, RefreshCw, Sparkles, UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateFormat, numberFormat } from '#src/kernel/formats.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { VipState } from '../vip.contract.ts';
import { AI_FACTOR, REFRESH_DAYS } from '../vip-benefits.ts';

interface VipBenefitsProps {
  state: VipState;
  /** What everybody has a day. */
  texts: number;
  questions: number;
}

/** What VIPs have, each with its limit, and the refresh to be started here. */
export function VipBenefits({ state, texts, questions }: VipBenefitsProps) {
  const { t, language } = useTranslation();
  const number = (value: number) => numberFormat(language).format(value);
  return (
    <section aria-labelledby="gives">
      <h2 id="gives" className="mb-4 font-bold text-ink text-xl">
        {t('vip.gives.title')}
      </h2>
      <ul className="grid gap-4">
        <Benefit icon={<BadgeCheck />} title={t('vip.gives.badge')} text={t('vip.gives.badgeText')} />
        <Benefit
          icon={<RefreshCw />}
          title={t('vip.gives.refresh')}
          text={t('vip.gives.refreshText', { days: number(REFRESH_DAYS) })}
        >
          <Refresh state={state} />
        </Benefit>
        <Benefit icon={<UserSearch />} title={t('vip.gives.search')} text={t('vip.gives.searchText')}>
          <p className="mt-2 text-sm">
            <TextLink to={`/${language}/settings/privacy`}>{t('vip.gives.searchLink')}</TextLink>
          </p>
        </Benefit>
        <Benefit
          icon={<Sparkles />}
          title={t('vip.gives.ai')}
          text={t('vip.gives.aiText', {
            texts: number(texts * AI_FACTOR),
            questions: number(questions * AI_FACTOR),
            usualTexts: number(texts),
            usualQuestions: number(questions),
          })}
        />
      </ul>
    </section>
  );
}

interface BenefitProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

function Benefit({ icon, title, text, children }: BenefitProps) {
  return (
    <li className="flex gap-4 rounded-card border border-line bg-surface p-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold text-ink">{title}</h3>
        <p className="mt-0.5 max-w-prose text-ink-muted text-sm">{text}</p>
        {children}
      </div>
    </li>
  );
}

function Refresh({ state: { refresh, may_refresh, is_vip } }: { state: VipState }) {
  const { t, language } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('refresh');
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="mt-3 grid gap-3">
      <p role="status" className="font-medium text-ink text-sm empty:hidden">
        {refresh ? t('vip.refresh.running', { date: day.format(new Date(refresh.ends_at)) }) : null}
        {!refresh && !is_vip ? t('vip.refresh.needs') : null}
      </p>
      {message ? <Notice tone="danger">{message}</Notice> : null}
      {may_refresh ? (
        <Form method="post">
          <input type="hidden" name="intent" value="refresh" />
          <Button type="submit" isLoading={isBusy}>
            {t('vip.refresh.button')}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
