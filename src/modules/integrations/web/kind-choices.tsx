import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { webhookKinds } from '../integration-rules.ts';
import { kindWords } from './kind-words.ts';

/** What an address shall hear of. */
export function KindChoices({ chosen, error }: { chosen: readonly string[]; error?: string }) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup legend={t('integrations.webhooks.kinds')} error={error}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {webhookKinds.map((kind) => (
          <Checkbox
            key={kind}
            name="kinds"
            value={kind}
            label={t(kindWords[kind])}
            description={<code dir="ltr">{kind}</code>}
            defaultChecked={chosen.includes(kind)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
