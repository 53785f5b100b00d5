import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface CompanyReachProps {
  /** The address of the site, without a slash at its end; empty while the page is drawn on the server. */
  site: string;
  reach: { company_id: number; is_in_feeds: boolean; may_change: boolean };
}

/** GROW-04: the list for the company's own site, with the code and what it will look like; TRU-12: the feed. */
export function CompanyReach({ site, reach }: CompanyReachProps) {
  const { t, language } = useTranslation();
  const frame = `/embed/companies/${reach.company_id}?lang=${language}`;
  const script = `<div data-parley-company="${reach.company_id}" data-lang="${language}"></div>\n<script async src="${site}/embed.js"></script>`;
  const iframe = `<iframe src="${site}${frame}" title="${t('employer.reach.frameTitle')}" loading="lazy" style="border:0;width:100%;height:480px"></iframe>`;
  return (
    <Card className="space-y-5">
      <div>
        <h2 className="font-semibold text-ink text-lg">{t('employer.reach.title')}</h2>
        <p className="mt-1 text-ink-muted">{t('employer.reach.text')}</p>
      </div>
      <Code label={t('employer.reach.code')} code={script} />
      <Code label={t('employer.reach.frame')} hint={t('employer.reach.frameText')} code={iframe} />
      <Preview src={frame} />
      {reach.may_change ? <FeedSwitch isOn={reach.is_in_feeds} /> : null}
    </Card>
  );
}

function Code({ label, hint, code }: { label: string; hint?: string; code: string }) {
  const { t } = useTranslation();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast(t('employer.reach.copied'));
    } catch {
      // Not allowed: the words are there to be selected.
    }
  };
  return (
    <div>
      <label htmlFor={id} className="block font-medium text-ink text-sm">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </p>
      ) : null}
      <textarea
        id={id}
        readOnly
        rows={3}
        dir="ltr"
        value={code}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1 block w-full rounded-control border border-line bg-sunken p-3 font-mono text-ink text-sm"
      />
      <Button
        className="mt-2"
        variant="secondary"
        icon={<Copy aria-hidden className="size-4" />}
        aria-label={`${t('employer.reach.copy')}: ${label}`}
        onClick={copy}
      >
        {t('employer.reach.copy')}
      </Button>
    </div>
  );
}

function Preview({ src }: { src: string }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="font-medium text-ink text-sm">{t('employer.reach.preview')}</h3>
      <iframe
        title={t('employer.reach.preview')}
        src={src}
        loading="lazy"
        className="mt-1 h-80 w-full rounded-card border border-line"
      />
    </div>
  );
}

function FeedSwitch({ isOn: initially }: { isOn: boolean }) {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(initially);
  const change = async (is_in_feeds: boolean) => {
    setOn(is_in_feeds);
    try {
      await api('POST /recruiters/company/reach', { is_in_feeds });
    } catch (error) {
      setOn(!is_in_feeds);
      if (!isRefusal(error)) throw error;
      showToast(error.message, { tone: 'danger' });
    }
  };
  return (
    <Switch
      label={t('employer.reach.feeds')}
      description={t('employer.reach.feedsText')}
      checked={isOn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
