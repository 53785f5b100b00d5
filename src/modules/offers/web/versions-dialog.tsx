import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Offer } from '../offer-fields.ts';
import type { offersContract } from '../offers.contract.ts';
import { sayDay, sayPay } from '../say-terms.ts';
import { DocumentLink } from './offer-terms.tsx';

type Version = AnswerOf<(typeof offersContract)['GET /offers/:id']>['versions'][number];

interface VersionsDialogProps {
  offer: Offer;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Everything that was offered, the newest first, as it was sent. */
export default function VersionsDialog({ offer, isOpen, onOpenChange }: VersionsDialogProps) {
  const { t } = useTranslation();
  const [versions, setVersions] = useState<Version[]>([]);
  const [problem, setProblem] = useState('');
  const { id, version } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change brings another version
  useEffect(() => {
    api('GET /offers/:id', { id }).then(
      (found) => setVersions(found.versions),
      (error: Error) => setProblem(error.message || t('offers.failed')),
    );
  }, [id, version]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('offers.historyTitle')}>
      {problem ? <ErrorState message={problem} /> : null}
      <ol className="divide-y divide-line">
        {versions.map((one) => (
          <li key={one.version} className="py-4 first:pt-0">
            <OneVersion version={one} isCurrent={one.version === version} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function OneVersion({ version, isCurrent }: { version: Version; isCurrent: boolean }) {
  const { t, language } = useTranslation();
  const number = t('offers.version', { number: version.version });
  return (
    <article className="space-y-2">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {isCurrent ? `${number} · ${t('offers.current')}` : number}
        <span className="font-normal text-ink-muted text-sm">
          <LocalTime moment={version.sent_at} timeStyle="short" />
        </span>
      </h3>
      <p className="wrap-anywhere" dir="auto">
        {version.title}
      </p>
      <p className="font-semibold">
        <bdi>{sayPay(version, t, language)}</bdi>
      </p>
      <p className="text-ink-muted text-sm">
        {t('offers.start')}: {sayDay(version.starts_on, language)}
      </p>
      <p className="text-ink-muted text-sm">
        {t('offers.answerBy')}: <LocalTime moment={version.expires_at} timeStyle="short" />
      </p>
      {version.conditions ? (
        <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
          {version.conditions}
        </p>
      ) : null}
      {version.document ? <DocumentLink document={version.document} /> : null}
    </article>
  );
}
