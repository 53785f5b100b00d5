import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Namesake } from '../verification.contract.ts';
import { VerificationBadge } from './verification-badge.tsx';

interface NamesakeNoticeProps {
  namesakes: readonly Namesake[];
  /** Where operators look at a company. */
  hrefOf: (companyId: number) => string;
}

/** Warns that others go by the same register entry; under one number only one company can be verified. */
export function NamesakeNotice({ namesakes, hrefOf }: NamesakeNoticeProps) {
  const { t } = useTranslation();
  if (namesakes.length === 0) return null;
  const verified = namesakes.find(({ state }) => state === 'approved');
  return (
    <Notice
      tone={verified ? 'danger' : 'warning'}
      title={
        verified ? t('operator.namesakes.taken', { company: verified.company.name }) : t('operator.namesakes.others')
      }
    >
      {verified ? <p>{t('operator.namesakes.takenText')}</p> : null}
      <ul className="mt-1">
        {namesakes.map(({ company, legal_name, state }) => (
          <li key={company.id} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <TextLink to={hrefOf(company.id)}>{company.name}</TextLink>
            {legal_name && legal_name !== company.name ? <bdi>{legal_name}</bdi> : null}
            <VerificationBadge state={state} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
