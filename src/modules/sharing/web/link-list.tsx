import { Copy, Link2Off } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { controlStyle } from '#src/ui/controls/field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ResumeLink } from '../sharing.contract.ts';

interface LinkListProps {
  links: ResumeLink[];
  limit: number;
  /** The site's address, without a slash at its end. */
  site: string;
}

/** The links that can be opened, to be copied or turned off, and those that could be. */
export function LinkList({ links, limit, site }: LinkListProps) {
  const { t } = useTranslation();
  const active = links.filter(({ state }) => state === 'active');
  const ended = links.filter(({ state }) => state !== 'active');
  return (
    <section aria-labelledby="links">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="links" className="font-bold text-ink text-xl">
          {t('profiles.sharing.links')}
        </h2>
        <p className="text-ink-muted text-sm">{t('profiles.online.most', { count: active.length, most: limit })}</p>
      </div>
      {active.length > 0 ? (
        <ul className="mt-3 grid gap-3">
          {active.map((link) => (
            <ActiveLink key={link.id} link={link} site={site} />
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-muted">{t('profiles.sharing.noLinks')}</p>
      )}
      {ended.length > 0 ? (
        <Disclosure title={t('profiles.sharing.ended')} aside={ended.length}>
          <ul className="grid gap-2">
            {ended.map((link) => (
              <EndedLink key={link.id} link={link} />
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  );
}

function ActiveLink({ link, site }: { link: ResumeLink; site: string }) {
  const { t } = useTranslation();
  const ends = useLocalTime(link.expires_at);
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <h3 className="truncate font-semibold text-ink">
        <bdi>{link.resume}</bdi>
      </h3>
      <p className="text-ink-muted text-sm">{t('profiles.sharing.ends', { date: ends })}</p>
      <Marks link={link} />
      {/* Without a language: whoever opens it reads the page in their own. */}
      <Address name={link.resume} url={`${site}${link.path}`} />
      <RevokeForm id={link.id}>{link.resume}</RevokeForm>
    </li>
  );
}

function Marks({ link }: { link: ResumeLink }) {
  const { t } = useTranslation();
  const marks = [
    link.has_password && t('profiles.sharing.marks.password'),
    !link.has_download && t('profiles.sharing.marks.noDownload'),
    link.is_name_hidden && t('profiles.sharing.marks.name'),
    link.is_contact_hidden && t('profiles.sharing.marks.contact'),
  ].filter((mark) => mark !== false);
  return marks.length > 0 ? (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <li key={mark} className="flex">
          <Badge>{mark}</Badge>
        </li>
      ))}
    </ul>
  ) : null;
}

function Address({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('profiles.sharing.copied'), { tone: 'success' });
    } catch {
      // There is no clipboard on an address without encryption: it is selected, to be copied by hand.
      field.current?.focus();
    }
  };
  return (
    <div className="mt-3 flex gap-2">
      <label htmlFor={id} className="sr-only">
        {t('profiles.sharing.address', { name })}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        dir="ltr"
        onFocus={({ target }) => target.select()}
        className={`${controlStyle} min-h-11 min-w-0 flex-1 truncate bg-sunken px-3 py-2 text-sm`}
      />
      <span className="shrink-0 [@media(scripting:none)]:hidden">
        <Button variant="secondary" onClick={copy} icon={<Copy aria-hidden className="size-4" />}>
          <span className="sr-only sm:not-sr-only">{t('profiles.sharing.copy')}</span>
        </Button>
      </span>
    </div>
  );
}

/** A form of one button, so that it works without scripts too. */
export function RevokeForm({ id, children }: { id: number; children: ReactNode }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('revoke');
  return (
    <Form method="post" className="mt-1">
      <input type="hidden" name="intent" value="revoke" />
      <input type="hidden" name="id" value={id} />
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        isLoading={isBusy}
        className="-ms-3"
        icon={<Link2Off aria-hidden className="size-4" />}
      >
        {t('profiles.sharing.revoke')}
        <VisuallyHidden>: {children}</VisuallyHidden>
      </Button>
    </Form>
  );
}

function EndedLink({ link: { resume, state, ended_at, expires_at } }: { link: ResumeLink }) {
  const { t } = useTranslation();
  const date = useLocalTime(ended_at ?? expires_at);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 text-sm">
      <bdi className="min-w-0 truncate text-ink">{resume}</bdi>
      <span>{state === 'active' ? null : t(`profiles.sharing.states.${state}`, { date })}</span>
    </li>
  );
}
