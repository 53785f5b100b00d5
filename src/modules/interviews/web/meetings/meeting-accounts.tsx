import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { MeetingProvider } from '../../interview-fields.ts';
import { providerNames } from './provider-names.ts';

interface MeetingAccount {
  provider: MeetingProvider;
  is_connected: boolean;
  is_broken: boolean;
}

interface MeetingAccountsProps {
  accounts: readonly MeetingAccount[];
  /** The one that could not be connected just now. */
  failed: MeetingProvider | null;
}

/** INT-01: where a Boss connects and disconnects the accounts that make links; nothing where the site knows none. */
export function MeetingAccounts({ accounts: loaded, failed }: MeetingAccountsProps) {
  const { t } = useTranslation();
  const [accounts, setAccounts] = useState(loaded);
  const [busy, setBusy] = useState<MeetingProvider>();
  const [problem, setProblem] = useState(
    failed ? t('interviews.meetings.failed', { provider: providerNames[failed] }) : '',
  );
  if (accounts.length === 0) return null;
  const run = async (provider: MeetingProvider, act: () => Promise<void>) => {
    setBusy(provider);
    setProblem('');
    try {
      await act();
    } catch (error) {
      setProblem((error as Error).message || t('interviews.failed'));
    } finally {
      setBusy(undefined);
    }
  };
  const connect = (provider: MeetingProvider) =>
    run(provider, async () => {
      const { url } = await api('POST /interviews/meeting-accounts/:provider/connect', { provider });
      location.assign(url);
    });
  const disconnect = (provider: MeetingProvider) =>
    run(provider, async () => {
      setAccounts((await api('DELETE /interviews/meeting-accounts/:provider', { provider })).accounts);
    });
  return (
    <div className="max-w-3xl">
      <SettingsCard title={t('interviews.meetings.title')} text={t('interviews.meetings.text')}>
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <ul className="divide-y divide-line">
          {accounts.map(({ provider, is_connected: isConnected, is_broken: isBroken }) => {
            const name = providerNames[provider];
            return (
              <li key={provider} className="flex flex-wrap items-center gap-3 py-3">
                <span className="font-medium text-ink">{name}</span>
                {isConnected ? <Badge tone="accent">{t('interviews.meetings.connected')}</Badge> : null}
                {isBroken ? (
                  <span className="text-danger-ink text-sm">{t('interviews.meetings.broken', { provider: name })}</span>
                ) : null}
                <Button
                  size="sm"
                  variant="secondary"
                  className="ms-auto"
                  isLoading={busy === provider}
                  onClick={() => (isConnected ? disconnect(provider) : connect(provider))}
                >
                  {t(isConnected ? 'interviews.meetings.disconnect' : 'interviews.meetings.connect', {
                    provider: name,
                  })}
                </Button>
              </li>
            );
          })}
        </ul>
      </SettingsCard>
    </div>
  );
}
