import { useTranslation } from '#src/ui/translation.tsx';
import type { ReasonName } from '../verification-reasons.ts';

interface DecisionReasonProps {
  reasonName: ReasonName | null;
  reason: string | null;
}

/** Why it was decided so: the reason from the list in the reader's language, then the operator's own words. */
export function DecisionReason({ reasonName, reason }: DecisionReasonProps) {
  const { t } = useTranslation();
  return (
    <>
      {reasonName ? <p>{t(`employer.verification.reasons.${reasonName}`)}</p> : null}
      {reason ? (
        <p dir="auto" className="whitespace-pre-line break-words">
          {reason}
        </p>
      ) : null}
    </>
  );
}
