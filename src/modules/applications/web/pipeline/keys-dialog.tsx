import { KeysDialog } from '#src/ui/overlays/keys-dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface PipelineKeysProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function PipelineKeys({ isOpen, onOpenChange }: PipelineKeysProps) {
  const { t } = useTranslation();
  const keys = [
    ['J ↓', t('pipeline.keys.next')],
    ['K ↑', t('pipeline.keys.previous')],
    ['← →', t('pipeline.keys.columns')],
    ['O', t('pipeline.keys.open')],
    ['S', t('inbox.application.shortlist')],
    ['D', t('inbox.application.send')],
    ['M', t('pipeline.moveTo')],
    ['X', t('pipeline.keys.select')],
    ['Z', t('inbox.application.undo')],
    ['?', t('inbox.keys.help')],
  ] as const;
  return <KeysDialog isOpen={isOpen} onOpenChange={onOpenChange} keys={keys} />;
}
