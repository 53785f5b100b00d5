import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';

interface SecretOnceProps {
  title: string;
  text: string;
  label: string;
  secret: string;
}

/** A secret that no other page will show again: to be copied, or selected where the clipboard is closed. */
export function SecretOnce({ title, text, label, secret }: SecretOnceProps) {
  const { t } = useTranslation();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast(t('integrations.copied'), { tone: 'success' });
    } catch {
      // Not allowed: the words are there to be selected.
    }
  };
  return (
    <Notice tone="success" title={title}>
      <p>{text}</p>
      <label htmlFor={id} className="mt-3 block font-medium text-ink">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <input
          id={id}
          readOnly
          dir="ltr"
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 basis-60 rounded-control border border-line bg-surface px-3 font-mono text-ink text-sm"
        />
        <Button variant="secondary" icon={<Copy aria-hidden className="size-4" />} onClick={copy}>
          {t('integrations.copy')}
        </Button>
      </div>
    </Notice>
  );
}

/** What an address checks signatures with, when it is new and after a rotation. */
export function WebhookSecret({ secret }: { secret: string }) {
  const { t } = useTranslation();
  return (
    <SecretOnce
      title={t('integrations.webhooks.madeTitle')}
      text={t('integrations.webhooks.madeText')}
      label={t('integrations.webhooks.secret')}
      secret={secret}
    />
  );
}
