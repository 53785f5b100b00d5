import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { ConfirmDialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { KEY_PREFIX } from '../integration-rules.ts';
import type { ApiKey } from '../integrations.contract.ts';
import { scopeWords } from './kind-words.ts';

const tones = { active: 'accent', expired: 'neutral', revoked: 'neutral', stopped: 'apricot' } as const;

export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const { t } = useTranslation();
  if (keys.length === 0) return <p className="text-ink-muted">{t('integrations.keys.empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} />
      ))}
    </ul>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const { name, last_four, state, scopes, made_by, created_at, expires_at, last_used_at } = apiKey;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 break-words font-semibold text-ink">
            <bdi>{name}</bdi>
          </h3>
          <Badge tone={tones[state]}>{t(`integrations.keys.states.${state}`)}</Badge>
        </div>
        <p className="mt-1 text-ink-muted text-sm">
          <code dir="ltr">
            {KEY_PREFIX}…{last_four}
          </code>
        </p>
        <ul className="mt-1 list-disc ps-5 text-ink-muted text-sm">
          {scopes.map((scope) => (
            <li key={scope}>{t(scopeWords[scope])}</li>
          ))}
        </ul>
        <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
          <Fact name={t('integrations.keys.madeBy')}>
            <bdi>{made_by || t('integrations.activity.someone')}</bdi> · <LocalTime moment={created_at} />
          </Fact>
          <Fact name={t('integrations.keys.used')}>
            {last_used_at ? <LocalTime moment={last_used_at} timeStyle="short" /> : t('integrations.keys.unused')}
          </Fact>
          {expires_at ? (
            <Fact name={t('integrations.keys.expires')}>
              <LocalTime moment={expires_at} />
            </Fact>
          ) : null}
        </dl>
      </div>
      {state === 'revoked' ? null : <Revoke id={apiKey.id} name={name} />}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Asked once more where scripts run; elsewhere the press itself does it. */
function Revoke({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { Form, submit, isBusy, message } = useFormAnswer('revoke-key');
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="intent" value="revoke-key" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        isLoading={isBusy}
        aria-label={t('integrations.keys.revokeOf', { name })}
      >
        {t('integrations.keys.revoke')}
      </Button>
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('integrations.keys.revokeTitle', { name })}
        message={t('integrations.keys.revokeText')}
        confirmLabel={t('integrations.keys.revoke')}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          submit({ intent: 'revoke-key', id }, { method: 'post' });
        }}
      />
    </Form>
  );
}
