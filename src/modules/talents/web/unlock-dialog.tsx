import { Check } from 'lucide-react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog, type DialogProps } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentProfile, UnlockCredits } from '../talent-fields.ts';
import { UNLOCK_DAYS } from '../talent-rules.ts';
import { useTalentWords } from './talent-words.ts';

interface UnlockDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  talent: TalentProfile;
  credits: UnlockCredits;
  onUnlocked: () => void;
}

/** What an unlock costs, what is left, and what it gives, before anything is spent. */
export default function UnlockDialog({ isOpen, onOpenChange, talent, credits, onUnlocked }: UnlockDialogProps) {
  const { t } = useTranslation();
  const words = useTalentWords();
  const { isBusy, problem, call } = useCall(t('candidates.unlock.failed'));
  const { left, monthly, renews_at } = credits;
  const renews = { number: monthly, date: words.day(renews_at) };
  const unlock = () =>
    call(async () => {
      await api('POST /recruiters/talents/:id/unlock', { id: talent.id });
      showToast(t('candidates.unlock.done'), { tone: 'success' });
      onOpenChange(false);
      onUnlocked();
    });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('candidates.unlock.title', { name: talent.name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button isLoading={isBusy} disabled={left === 0} onClick={unlock}>
            {t('candidates.person.unlock')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {left === 0 ? (
          <Notice tone="warning" title={t('candidates.unlock.none')}>
            {t('candidates.unlock.noneText', renews)}
          </Notice>
        ) : (
          <p className="text-ink">
            {t('candidates.unlock.price')} {t('candidates.unlock.left', { count: left })}{' '}
            {t('candidates.unlock.renews', renews)}
          </p>
        )}
        <div>
          <p className="mb-2 font-semibold text-ink">{t('candidates.unlock.gets', { days: UNLOCK_DAYS })}</p>
          <ul className="grid gap-2 text-sm">
            {(['getsProfile', 'getsInvite', 'getsTeam'] as const).map((key) => (
              <li key={key} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
                {t(`candidates.unlock.${key}`)}
              </li>
            ))}
          </ul>
        </div>
        <p className="text-ink-muted text-sm">{t('candidates.unlock.keeps')}</p>
      </div>
    </Dialog>
  );
}
