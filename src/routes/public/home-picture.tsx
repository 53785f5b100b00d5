import { useState, useSyncExternalStore } from 'react';
import { replyWords } from '#src/modules/companies/web/reply-words.ts';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const REPLY = { is_enough: true, response_rate: 0.9, median_reply_hours: 3, sample_size: 48 };

/**
 * GROW-05: what the product does, seen once beside the search: pay, a question, the answer, an interview. An invented
 * example with fixed words, one picture for assistive technology. It moves where the server drew it and never again, so
 * that coming back to the page finds it at rest.
 */
export function HomePicture() {
  const { t } = useTranslation();
  const [isFirst] = useState(useSyncExternalStore(never, isDrawnHere, isDrawnByServer));
  return (
    <div
      className="live"
      role="img"
      aria-label={t('home.live.label')}
      data-plays={isFirst || undefined}
      data-nosnippet=""
    >
      <div inert>
        <ExampleJob />
        <ExampleChat />
      </div>
    </div>
  );
}

function ExampleJob() {
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

function ExampleChat() {
  const { t } = useTranslation();
  return (
    <div className="live-chat">
      <div className="live-who">
        <Avatar name={t('home.live.person')} presence="online" isDecorative />
        <p>
          <b>{t('home.live.person')}</b>
          {t('home.live.role')}
        </p>
        <span className="badge icon-before icon-message-circle-reply">{t('home.live.fast')}</span>
      </div>
      <p className="live-own">
        {t('home.live.question')} <bdi className="icon-after icon-check-check">09:12</bdi>
      </p>
      <div className="live-turn">
        <i />
        <p>
          {t('home.live.answer')} <bdi>09:53</bdi>
        </p>
      </div>
      <div className="live-meet icon-before icon-calendar-check">
        <p>
          <b>{t('home.live.interview')}</b>
          {t('home.live.when')}
        </p>
        <span className="icon-before icon-circle-check">{t('interviews.state.accepted')}</span>
      </div>
    </div>
  );
}

const never = () => () => {};
const isDrawnByServer = () => true;
const isDrawnHere = () => false;
