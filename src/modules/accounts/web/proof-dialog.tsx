import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ProofForm, type ProofFormTag } from './proof-form.tsx';
import type { ProofStep } from './proof-step.ts';

interface ProofDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onProved: () => void;
}

/** The page that asks for a proof, as a window over what the person was doing: nothing typed there is lost. */
export default function ProofDialog({ isOpen, onClose, onProved }: ProofDialogProps) {
  const { t, language } = useTranslation();
  const { load, data, state, Form: FetcherForm } = useFetcher<{ step: ProofStep }>();
  const address = `/${language}/settings/confirm?in=dialog`;
  const isProved = isOpen && state === 'idle' && data?.step.missing === null;
  useEffect(() => {
    if (isOpen) load(address);
  }, [isOpen, load, address]);
  useEffect(() => {
    if (isProved) onProved();
  }, [isProved, onProved]);
  const Form = useCallback(
    (props: ProofFormTag) => <FetcherForm {...props} action={address} />,
    [FetcherForm, address],
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('settings.proof.title')}
      description={t('settings.proof.text')}
      size="sm"
    >
      {data && data.step.missing !== null ? (
        // The answer is here before the page behind has loaded anew: a second try need not wait for that.
        <ProofForm step={data.step} isBusy={state === 'submitting'} Form={Form} />
      ) : (
        <Skeleton layout="full" count={2} />
      )}
    </Dialog>
  );
}
