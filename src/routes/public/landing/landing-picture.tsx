import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const RULES = ['country', 'timezone', 'language'] as const;

/** GROW-05: what a remote job tells before anybody applies, on screens with room beside the search. Invented, one picture. */
export function LandingPicture() {
  const { t } = useTranslation();
  return (
    <div className="live live-remote" role="img" aria-label={t('landing.live')} data-nosnippet="">
      <div inert>
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
          <p className="fact job-card-place">{t('jobs.card.worldwide')}</p>
        </div>
        <div className="live-chat live-rules">
          <b>{t('jobs.hire.title')}</b>
          {RULES.map((rule) => (
            <p key={rule} className="icon-before icon-circle-check">
              <span>{t(`jobs.hire.rule.${rule}`)}</span> {t('jobs.hire.ruleYes')}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
