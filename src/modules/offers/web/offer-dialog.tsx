import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { SelectOption } from '#src/ui/controls/native-select.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Offer } from '../offer-fields.ts';
import { formOf, newForm, type OfferForm, problemsOf, termsOf } from './offer-form.ts';
import { OfferFormFields } from './offer-form-fields.tsx';

type OfferDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
} & ({ conversation: Conversation; offer?: undefined } | { offer: Offer; onTaken: (offer: Offer) => void });

/** OFFER-01: makes an offer, or changes the one that stands. What was typed stays when it is closed or refused. */
export default function OfferDialog(props: OfferDialogProps) {
  const { isOpen, onOpenChange, offer } = props;
  const { t } = useTranslation();
  const { isBusy, problem, setProblem, call } = useCall(t('offers.failed'));
  const [form, setForm] = useState<OfferForm | undefined>(offer && formOf(offer));
  const [isChecked, setIsChecked] = useState(false);
  const name = offer ? offer.name : props.conversation.other.name;
  const conversationId = offer ? offer.conversation_id : props.conversation.id;
  const currencies = useCurrencies();
  useEffect(() => {
    if (form) return;
    api('GET /offers/draft/:id', { id: conversationId }).then(
      (start) => setForm(newForm(start, new Date())),
      (error: Error) => setProblem(error.message || t('offers.failed')),
    );
  }, [form, conversationId, t, setProblem]);

  const send = () => {
    setIsChecked(true);
    if (!form || Object.keys(problemsOf(form, new Date())).length > 0) return;
    return call(async () => {
      if (props.offer) props.onTaken(await api('PUT /offers/:id', { id: props.offer.id, ...termsOf(form) }));
      else await api('POST /offers', { conversation_id: conversationId, ...termsOf(form) });
      showToast(t('offers.form.sent', { name }), { tone: 'success' });
      onOpenChange(false);
      setIsChecked(false);
      if (!offer) setForm(undefined);
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(offer ? 'offers.dialogs.revise.title' : 'offers.form.title', { name })}
      description={t(offer ? 'offers.dialogs.revise.text' : 'offers.form.text', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button isLoading={isBusy} disabled={!form} onClick={send}>
            {t(offer ? 'offers.dialogs.revise.send' : 'offers.form.send')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {form ? (
          <OfferFormFields
            {...{ form, name, currencies, isChecked }}
            onChange={(change) => setForm((now) => now && { ...now, ...change })}
          />
        ) : (
          <p role="status">{t('offers.form.loading')}</p>
        )}
      </div>
    </Dialog>
  );
}

function useCurrencies(): SelectOption[] {
  const [currencies, setCurrencies] = useState<SelectOption[]>([]);
  useEffect(() => {
    api('GET /config/:name/list', { name: 'currency_lists' }).then(
      ({ currency_lists: list = [] }) =>
        setCurrencies(
          list
            .map(({ key, value }) => ({ value: String(key), label: `${key} · ${value}` }))
            .sort((one, other) => (one.value < other.value ? -1 : 1)),
        ),
      // The currency of the job is there anyway.
      () => undefined,
    );
  }, []);
  return currencies;
}
