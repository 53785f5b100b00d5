import { useEffect, useState } from 'react';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useFormAnswer } from '#src/ui/use-form-answer.ts';
import { type SocialFailure, takeAddressToken } from './take-address-token.ts';

type Connection = AnswerOf<Api['GET /authentication/social']>['connections'][number];
type Provider = AnswerOf<Api['GET /authentication/providers']>['social'][number];

interface ConnectionsCardProps {
  providers: Provider[];
  connections: Connection[];
}

/** Accounts elsewhere that lead to this one. */
export function ConnectionsCard({ providers, connections }: ConnectionsCardProps) {
  const { t } = useTranslation();
  const { problem, isConnected } = useConnection();
  const known = new Set(providers.map(({ id }) => id));
  const others = connections.filter(({ provider }) => !known.has(provider));
  const all = [...providers, ...others.map(({ provider, name }) => ({ id: provider, name }))];
  if (all.length === 0) return null;
  return (
    <SettingsCard title={t('settings.connections.title')} text={t('settings.connections.text')}>
      {problem ? (
        <div className="mb-5">
          <Notice tone="danger">{problem}</Notice>
        </div>
      ) : null}
      <ul className="divide-y divide-line border-line border-y">
        {all.map((provider) => (
          <ConnectionRow
            key={provider.id}
            provider={provider}
            connection={connections.find((one) => one.provider === provider.id)}
          />
        ))}
      </ul>
      <SavedMark isShown={isConnected}>{t('settings.connections.connected')}</SavedMark>
    </SettingsCard>
  );
}

/** Ends the trip to another site that began here: it leads back with a token behind the '#'. */
function useConnection() {
  const { t } = useTranslation();
  const { submit, message, isDone } = useFormAnswer('connect-finish');
  const [failure, setFailure] = useState<SocialFailure>();
  useEffect(() => {
    const taken = takeAddressToken();
    if (!taken) return;
    if ('failure' in taken) setFailure(taken.failure);
    else submit({ intent: 'connect-finish', token: taken.token }, { method: 'post' });
  }, [submit]);
  return { problem: failure ? t(`accounts.social.${failure}`) : message, isConnected: isDone };
}

function ConnectionRow({ provider, connection }: { provider: Provider; connection: Connection | undefined }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('connect', 'disconnect');
  const name = provider.name;
  const isStuck = connection?.can_disconnect === false;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">{name}</p>
        {connection ? (
          <p className="wrap-anywhere text-ink-muted text-sm">
            {connection.email ?? t('settings.connections.connected')}
            {isStuck ? ` · ${t('settings.connections.onlyWay')}` : null}
          </p>
        ) : null}
        {message ? <p className="text-danger-ink text-sm">{message}</p> : null}
      </div>
      {isStuck ? null : (
        // Connecting leads to another site and back, which a plain form may not.
        <Form method="post" className={connection ? undefined : '[@media(scripting:none)]:hidden'}>
          <input type="hidden" name="intent" value={connection ? 'disconnect' : 'connect'} />
          <input type="hidden" name="provider" value={provider.id} />
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            isLoading={isBusy}
            aria-label={t(connection ? 'settings.connections.disconnectNamed' : 'settings.connections.connectNamed', {
              name,
            })}
          >
            {t(connection ? 'settings.connections.disconnect' : 'settings.connections.connect')}
          </Button>
        </Form>
      )}
    </li>
  );
}
