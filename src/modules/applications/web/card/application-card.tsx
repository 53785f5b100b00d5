import { useEffect } from 'react';
import { api } from '#src/browser/api.ts';
import type { CardProps } from '#src/modules/chat/web/card-views.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Stage } from '../../application-stages.ts';
import type { ApplicationDocument } from '../../applications.contract.ts';
import { Documents } from '../documents.tsx';

/** An application in its conversation: what was sent, and how far it has come. */
export default function ApplicationCard({ data, message, conversation }: CardProps) {
  const { t } = useTranslation();
  const { stage, documents } = data as { stage: Stage; documents: ApplicationDocument[] };
  const isFirstLook = conversation.side !== 'talent' && stage === 'applied';
  const id = message.card?.id;
  // Whoever of the company has it on the screen has opened it; if it could not be told, the next look tells it.
  useEffect(() => {
    if (isFirstLook && id) api('POST /job-applications/:id/view', { id }).catch(() => undefined);
  }, [isFirstLook, id]);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        {t('applications.card.title')}
        <span className="font-normal text-ink-muted text-sm">{t(`applications.stage.${stage}`)}</span>
      </p>
      <Documents documents={documents ?? []} />
    </div>
  );
}
