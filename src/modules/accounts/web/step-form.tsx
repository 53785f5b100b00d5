import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { Notice } from '#src/ui/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { deviceFacts } from './device-facts.ts';
import { wishOf } from './sign-in-call.ts';
import type { Contact, SignInState } from './sign-in-state.ts';

interface StepFormProps {
  /** Which answer the form wants. */
  action: string;
  state: SignInState;
  ref?: Ref<HTMLFormElement>;
  onInput?: () => void;
  className?: string;
  children: ReactNode;
}

/** A form of the sign-in page. It posts to the page's own address, so it works before and without scripts. */
export function StepForm({ action, state, ref, onInput, className = 'grid gap-5', children }: StepFormProps) {
  const { pathname, search } = useLocation();
  // In one spelling: server and browser would escape a typed address differently.
  const query = new URLSearchParams(search).toString();
  return (
    <Form
      method="post"
      action={query ? `${pathname}?${query}` : pathname}
      ref={ref}
      onInput={onInput}
      className={className}
      noValidate
      replace
    >
      <input type="hidden" name="do" value={action} />
      {state.redirect ? <input type="hidden" name="redirect" value={state.redirect} /> : null}
      {state.role ? <input type="hidden" name="role" value={state.role} /> : null}
      <DeviceFields />
      {children}
    </Form>
  );
}

/** The server cannot know them; a form that is sent earlier goes without. */
function DeviceFields() {
  const [facts, setFacts] = useState<ReturnType<typeof deviceFacts>>();
  useEffect(() => setFacts(deviceFacts()), []);
  if (!facts) return null;
  return (
    <>
      <input type="hidden" name="device_uuid" value={facts.device_uuid} />
      <input type="hidden" name="device_type" value={facts.device_type} />
    </>
  );
}

export function ContactFields({ contact }: { contact: Contact }) {
  return (
    <>
      <input type="hidden" name="channel" value={contact.channel} />
      <input type="hidden" name="email" value={contact.email} />
      <input type="hidden" name="phone_num" value={contact.phone_num} />
      <input type="hidden" name="country_code" value={contact.country_code} />
    </>
  );
}

/** The form with this name is on its way. */
export function useIsSending(...actions: string[]): boolean {
  const { formData } = useNavigation();
  return formData !== undefined && actions.includes(wishOf(formData));
}

/** Heading and words of a step. The focus follows to the heading, unless a field of the step takes it. */
export function StepHead({
  title,
  children,
  isQuiet = false,
}: {
  title: string;
  children?: ReactNode;
  isQuiet?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isQuiet) heading.current?.focus({ preventScroll: true });
  }, [isQuiet]);
  return (
    <div className="mb-6">
      <h1 ref={heading} tabIndex={-1} className="text-balance font-bold text-3xl text-ink outline-none">
        {title}
      </h1>
      {children ? <div className="mt-2 text-pretty text-ink-muted [overflow-wrap:anywhere]">{children}</div> : null}
    </div>
  );
}

/** What went wrong as a whole; a field's own text stands beside the field. */
export function StepProblem({ state, shown }: { state: SignInState; shown: string[] }) {
  const { t } = useTranslation();
  const { problem } = state;
  if (!problem || shown.some((field) => problem.fields[field])) return null;
  const texts = Object.values(problem.fields);
  return <Notice tone="danger">{texts.join(' ') || problem.message || t('accounts.start.offline')}</Notice>;
}

/** Looks like a link, works like a button. */
export const linkButton =
  'inline-flex min-h-11 items-center rounded-control font-semibold text-accent-ink text-sm underline decoration-accent/40 underline-offset-4 hover:decoration-current disabled:text-ink-faint disabled:no-underline';
