import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ExampleInterview } from '../public/example-job.tsx';

/** GROW-05: the story of the home page's picture as the employer lives it: people who wait, a question, the answer. */
export function LandingPicture() {
  const { t } = useTranslation();
  return (
    <div className="live" role="img" aria-label={t('employer.landing.live.label')} data-nosnippet="">
      <div inert>
        <ExampleInbox />
        <ExampleAnswer />
      </div>
    </div>
  );
}

function ExampleInbox() {
  const { t } = useTranslation();
  return (
    <div className="card live-inbox">
      <p>
        <b>{t('chat.inbox.title')}</b>
        <span className="badge">{t('inbox.group.waiting', { count: 2 })}</span>
      </p>
      <ExamplePerson name={t('employer.landing.live.first')} text={t('home.live.question')} time="09:12" />
      <ExamplePerson
        name={t('employer.landing.live.second')}
        text={t('chat.starters.talent.begin')}
        time={t('chat.list.waiting.days', { count: 2 })}
      />
    </div>
  );
}

function ExamplePerson({ name, text, time }: { name: string; text: string; time: string }) {
  return (
    <div className="live-person">
      <Avatar name={name} isDecorative />
      <p>
        <b>{name}</b>
        {text}
      </p>
      <bdi>{time}</bdi>
    </div>
  );
}

function ExampleAnswer() {
  const { t } = useTranslation();
  return (
    <div className="live-chat">
      <div className="live-who">
        <Avatar name={t('employer.landing.live.first')} presence="online" isDecorative />
        <p>
          <b>{t('employer.landing.live.first')}</b>
          {t('home.live.job')}
        </p>
      </div>
      <div className="live-turn">
        <p>
          {t('home.live.question')} <bdi>09:12</bdi>
        </p>
      </div>
      <p className="live-own">
        {t('home.live.answer')} <bdi className="icon-after icon-check-check">09:53</bdi>
      </p>
      <ExampleInterview />
    </div>
  );
}
