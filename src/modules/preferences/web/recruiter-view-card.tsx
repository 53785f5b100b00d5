import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { NoScriptSubmit } from '#src/ui/controls/no-script-submit.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CandidateFacts, ShownFacts } from '../candidate-facts.ts';
import { CandidateFactsList } from './candidate-facts-list.tsx';

const NAMES = ['wishes', 'pay', 'place', 'languages', 'eligibility'] as const;

interface RecruiterView {
  shows: ShownFacts;
  facts: CandidateFacts;
}

/** What employers see of a job seeker: each part on or off, and below it what they would see now. */
export function RecruiterViewCard({ loaded }: { loaded: RecruiterView }) {
  const { t } = useTranslation();
  const { Form } = useFormAnswer('shown');
  const [view, setView] = useState(loaded);
  const choose = (name: (typeof NAMES)[number], isOn: boolean) => {
    const before = view;
    const shows = { ...view.shows, [name]: isOn };
    setView({ ...view, shows });
    api('PUT /jobseeker/recruiter-view', shows).then(setView, () => {
      setView(before);
      showToast(t('preferences.shown.failed'), { tone: 'danger' });
    });
  };
  return (
    <SettingsCard title={t('preferences.shown.title')} text={t('preferences.shown.text')}>
      <Form method="post" className="grid gap-1">
        <input type="hidden" name="intent" value="shown" />
        {NAMES.map((name) => (
          <Switch
            key={name}
            name={name}
            value="yes"
            label={t(`preferences.shown.${name}`)}
            checked={view.shows[name]}
            onChange={(event) => choose(name, event.target.checked)}
          />
        ))}
        <NoScriptSubmit>{t('preferences.shown.save')}</NoScriptSubmit>
      </Form>
      <section aria-label={t('preferences.shown.preview')} className="mt-5 max-w-sm rounded-card bg-canvas p-4">
        <h3 className="mb-3 font-semibold text-ink-muted text-xs">{t('preferences.shown.preview')}</h3>
        <CandidateFactsList
          facts={view.facts}
          missing={() => <span className="text-ink-muted">{t('preferences.shown.notStated')}</span>}
        />
      </section>
    </SettingsCard>
  );
}
