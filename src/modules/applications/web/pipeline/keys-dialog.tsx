import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface KeysDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
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
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="sm" title={t('inbox.keys.title')}>
      <p className="text-ink-muted">{t('inbox.keys.text')}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-9 rounded-control border border-line bg-sunken px-2 py-1 text-center font-semibold text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
