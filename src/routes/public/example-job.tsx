import { replyWords } from '#src/modules/companies/web/reply-words.ts';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const REPLY = { is_enough: true, response_rate: 0.9, median_reply_hours: 3, sample_size: 48 };

/** A job card as people find it, of an invented job. */
export function ExampleJob() {
  const { t } = useTranslation();
  return (
    <div className="card live-job">
      <p className="pay-line">
        <bdi>{t('home.live.pay')}</bdi> {t('jobs.card.aMonth')}
      </p>
      <b>{t('home.live.job')}</b>
      <p className="job-card-company">
        <Avatar name={t('home.live.company')} size="sm" shape="square" isDecorative />
        <span className="job-card-name">{t('home.live.company')}</span>
        <i className="job-card-verified" />
      </p>
      <p className="fact job-card-place">{t('home.live.place')}</p>
      <p className="fact icon-before icon-circle-check">{t('jobs.hire.yes')}</p>
      <p className="fact reply-line">{replyWords(REPLY, t)}</p>
    </div>
  );
}

/** The interview that came of it. */
export function ExampleInterview() {
  const { t } = useTranslation();
  return (
    <div className="live-meet icon-before icon-calendar-check">
      <p>
        <b>{t('home.live.interview')}</b>
        {t('home.live.when')}
      </p>
      <span className="icon-before icon-circle-check">{t('interviews.state.accepted')}</span>
    </div>
  );
}
