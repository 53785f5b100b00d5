import { Download } from 'lucide-react';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { PageView } from './page-view.tsx';

interface PreviewDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  resume: AttachedResume;
}

/** RES-01: a kept resume over the page. */
export default function PreviewDialog({ isOpen, onOpenChange, resume }: PreviewDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={resume.file.name}
      size="lg"
      footer={
        <a href={resume.file.url} download className={buttonStyle('secondary')}>
          <Download aria-hidden className="size-5" />
          {t('resumes.attached.download')}
        </a>
      }
    >
      <PageView resume={resume} />
    </Dialog>
  );
}
