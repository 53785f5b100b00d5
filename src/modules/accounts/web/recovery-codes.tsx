import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** The codes for a lost phone, shown this once, to be copied or printed. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <section
      aria-labelledby="recovery-title"
      data-print-alone
      className="mt-4 rounded-card border border-apricot bg-apricot-soft p-4"
    >
      <h4 id="recovery-title" className="font-semibold text-ink">
        {t('settings.twoFactor.codesTitle')}
      </h4>
      <p className="mt-1 max-w-prose text-ink-muted text-sm">{t('settings.twoFactor.codesText')}</p>
      <ul dir="ltr" className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-ink sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden [@media(scripting:none)]:hidden">
        <Button size="sm" variant="secondary" icon={<Copy aria-hidden className="size-4" />} onClick={copy}>
          {t(isCopied ? 'settings.twoFactor.copied' : 'settings.twoFactor.copy')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Printer aria-hidden className="size-4" />}
          onClick={() => window.print()}
        >
          {t('settings.twoFactor.print')}
        </Button>
      </div>
    </section>
  );
}
