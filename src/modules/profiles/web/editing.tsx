import { Pencil } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { IconLink } from './icon-link.tsx';

const HERE = '?tab=profile';
export const editHref = (what: string) => `${HERE}&edit=${what}`;

/** What is open for editing stands in the address, so that it works without scripts and survives a reload. */
export function useEditing() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const open = search.get('edit') ?? '';
  const close = useCallback(() => {
    navigate(HERE, { preventScrollReset: true, replace: true });
  }, [navigate]);
  return { open, close };
}

/** When a form closes, the focus goes back to what opened it. */
export function useReturnFocus(open: string): void {
  const last = useRef(open);
  useEffect(() => {
    const before = last.current;
    last.current = open;
    if (!before || open) return;
    const opener = document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(before)}"]`);
    const section = document.getElementById(before.split('.')[0] ?? '')?.querySelector<HTMLElement>('[data-edit]');
    (opener ?? section)?.focus({ preventScroll: true });
  }, [open]);
}

interface EditLinkProps {
  what: string;
  name: string;
}

/** The pencil beside what it changes. */
export function EditLink({ what, name }: EditLinkProps) {
  const { t } = useTranslation();
  return (
    <IconLink
      to={editHref(what)}
      data-edit={what}
      label={t('profiles.own.editNamed', { name })}
      icon={<Pencil aria-hidden />}
    />
  );
}

/** With words, at the end of a section's title. */
export function OpenLink({ what, icon, children }: { what: string; icon: React.ReactNode; children: string }) {
  return (
    // Its words, not its unseen edge, stand in line with the card: at the end of the title, or below it.
    <span className="-mx-3">
      <LinkButton to={editHref(what)} data-edit={what} variant="quiet" size="sm" icon={icon} preventScrollReset>
        {children}
      </LinkButton>
    </span>
  );
}
