import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { LandingScope } from './landing-tabs.ts';

const RULES = ['country', 'timezone', 'language'] as const;

/** GROW-05: what a job tells before anybody applies, on screens with room beside the search. Invented, a picture each. */
export function LandingPicture({ scope }: { scope: LandingScope }) {
  const { t } = useTranslation();
  const isWeb3 = scope === 'web3';
  return (
    <div
      className="live live-remote"
      role="img"
      aria-label={t(isWeb3 ? 'landing.liveWeb3.label' : 'landing.live')}
      data-nosnippet=""
    >
      <div inert>
        <div className="card live-job">
          <p className="pay-line">
            <bdi>{t('home.live.pay')}</bdi> {t('jobs.card.aMonth')}
          </p>
          <b>{t(isWeb3 ? 'landing.liveWeb3.job' : 'home.live.job')}</b>
          <p className="job-card-company">
            <Avatar name={t('home.live.company')} size="sm" shape="square" isDecorative />
            <span className="job-card-name">{t('home.live.company')}</span>
            <i className="job-card-verified" />
          </p>
          <p className="fact job-card-place">{t('jobs.card.worldwide')}</p>
        </div>
        {isWeb3 ? <Asked /> : <Rules />}
      </div>
    </div>
  );
}

/** Remote: whether one can be hired from where one is. */
function Rules() {
  const { t } = useTranslation();
  return (
    <div className="live-chat live-rules">
      <b>{t('jobs.hire.title')}</b>
      {RULES.map((rule) => (
        <p key={rule} className="icon-before icon-circle-check">
          <span>{t(`jobs.hire.rule.${rule}`)}</span> {t('jobs.hire.ruleYes')}
        </p>
      ))}
    </div>
  );
}

/** Web3: what everybody wants to know first, asked and answered. */
function Asked() {
  const { t } = useTranslation();
  return (
    <div className="live-chat live-asked">
      <p className="live-own">
        {t('landing.liveWeb3.question')} <bdi className="icon-after icon-check-check">09:12</bdi>
      </p>
      <div className="live-turn">
        <p>
          {t('landing.liveWeb3.answer')} <bdi>09:53</bdi>
        </p>
      </div>
    </div>
  );
}
