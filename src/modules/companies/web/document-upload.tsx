import type { StoredFile } from '#src/modules/files/files.contract.ts';
import { AttachFiles } from '#src/modules/files/web/attach-files.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface DocumentUploadProps {
  most: number;
  /** Documents of the last submission: they count again unless someone removes them. */
  earlier: readonly StoredFile[];
  error?: string;
  onBusy: (isBusy: boolean) => void;
}

/** The papers of a company. */
export function DocumentUpload({ most, earlier, error, onBusy }: DocumentUploadProps) {
  const { t } = useTranslation();
  return (
    <AttachFiles
      kind="company_document"
      name="document_ids"
      label={t('employer.verification.documents')}
      hint={t('employer.verification.documentsHint', { count: most })}
      fullText={t('employer.verification.documentsFull', { most })}
      failedText={t('employer.verification.notSent')}
      earlier={{
        files: earlier,
        note: t('employer.verification.documentsKept'),
        detail: (size) => t('employer.verification.sentBefore', { size }),
      }}
      {...{ most, error, onBusy }}
    />
  );
}
