import type { Api } from '#src/api.ts';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { Button } from '#src/ui/button.tsx';
import { SettingsCard } from '#src/ui/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useFormAnswer } from '#src/ui/use-form-answer.ts';

type Connection = AnswerOf<Api['GET /authentication/social']>['connections'][number];
type Provider = AnswerOf<Api['GET /authentication/providers']>['social'][number];

interface ConnectionsCardProps {
  providers: Provider[];
  connections: Connection[];
}

/** Accounts elsewhere that lead to this one. */
export function ConnectionsCard({ providers, connections }: ConnectionsCardProps) {
  const { t } = useTranslation();
  const known = new Set(providers.map(({ id }) => id));
  const others = connections.filter(({ provider }) => !known.has(provider));
  const all = [...providers, ...others.map(({ provider, name }) => ({ id: provider, name }))];
  if (all.length === 0) return null;
  return (
    <SettingsCard title={t('settings.connections.title')} text={t('settings.connections.text')}>
      <ul className="divide-y divide-line border-line border-y">
        {all.map((provider) => (
          <ConnectionRow
            key={provider.id}
            provider={provider}
            connection={connections.find((one) => one.provider === provider.id)}
          />
        ))}
      </ul>
    </SettingsCard>
  );
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
        // Connecting leaves for another site, so the whole page goes.
        <Form method="post">
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
