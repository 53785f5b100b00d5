import { useState, useSyncExternalStore } from 'react';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ExampleInterview, ExampleJob } from './example-job.tsx';

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
      <ExampleInterview />
    </div>
  );
}

const never = () => () => {};
const isDrawnByServer = () => true;
const isDrawnHere = () => false;
