import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { NoScriptSubmit } from '#src/ui/controls/no-script-submit.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FindObstacle } from '../talent-rules.ts';
import type { FindingState } from '../talents.contract.ts';
import { FindableFacts } from './findable-facts.tsx';
import { OwnTalentCard } from './talent-face.tsx';

/** Where each of them is mended. */
const WAYS: Record<FindObstacle, string> = {
  profile: '/manage-profile?tab=profile',
  address: '/settings/account',
  open_to_work: '/manage-profile?tab=profile',
  hidden: '/manage-profile?tab=profile',
};

/** EMP-03: whether verified companies may find one, what they would see, and what keeps them from it. */
export function FindableCard({ loaded }: { loaded: FindingState }) {
  const { t, language } = useTranslation();
  const { Form } = useFormAnswer('findable');
  const [state, setState] = useState(loaded);
  const choose = (isOn: boolean) => {
    const before = state;
    setState({ ...state, is_on: isOn });
    api('PUT /jobseeker/findable', { is_on: isOn }).then(setState, () => {
      setState(before);
      showToast(t('preferences.shown.failed'), { tone: 'danger' });
    });
  };
  return (
    <SettingsCard title={t('findable.title')} text={t('findable.text')}>
      <Form method="post">
        <input type="hidden" name="intent" value="findable" />
        <Switch
          name="findable"
          value="yes"
          label={t('findable.switch')}
          checked={state.is_on}
          onChange={(event) => choose(event.target.checked)}
        />
        <NoScriptSubmit>{t('preferences.shown.save')}</NoScriptSubmit>
      </Form>
      {state.is_on ? <Standing obstacles={state.obstacles} /> : null}
      <div className="mt-4">
        <FindableFacts />
      </div>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 list-none items-center rounded-control font-medium text-accent-ink underline-offset-4 hover:underline">
          {t('findable.preview')}
        </summary>
        <div className="mt-2 max-w-xl">
          {state.preview ? (
            <OwnTalentCard card={state.preview} />
          ) : (
            <p className="text-ink-muted text-sm">{t('findable.previewNone')}</p>
          )}
        </div>
      </details>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <TextLink to={`/${language}/online-resume/sharing`}>{t('findable.views')}</TextLink>
        <HelpLink about="findable" />
      </p>
    </SettingsCard>
  );
}

function Standing({ obstacles }: { obstacles: readonly FindObstacle[] }) {
  const { t, language } = useTranslation();
  return (
    <div className="mt-2">
      {obstacles.length === 0 ? (
        <Notice tone="success">{t('findable.found')}</Notice>
      ) : (
        <Notice
          tone="warning"
          title={t(obstacles.length > 1 ? 'findable.obstacle.titleMany' : 'findable.obstacle.title')}
        >
          <ul className="grid gap-1">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>
                {t(`findable.obstacle.${obstacle}`)}{' '}
                <TextLink to={`/${language}${WAYS[obstacle]}`}>{t(`findable.obstacle.${obstacle}Action`)}</TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
