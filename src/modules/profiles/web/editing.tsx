import { Pencil } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { IconLink } from './icon-link.tsx';

const HERE = '?tab=profile';
export const editHref = (what: string) => `${HERE}&edit=${what}`;

/** Addresses of the profile that keep the way back of whoever was sent here. */
export function useProfileHrefs() {
  const [search] = useSearchParams();
  const back = search.get('redirect');
  const ending = back ? `&redirect=${encodeURIComponent(back)}` : '';
  const keepBack = (href: string) => `${href}${ending}`;
  return { here: keepBack(HERE), edit: (what: string) => keepBack(editHref(what)), keepBack };
}

/** What is open for editing stands in the address, so that it works without scripts and survives a reload. */
export function useEditing() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { here } = useProfileHrefs();
  const open = search.get('edit') ?? '';
  const close = useCallback(() => {
    navigate(here, { preventScrollReset: true, replace: true });
  }, [navigate, here]);
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
  const { edit } = useProfileHrefs();
  return (
    <IconLink
      to={edit(what)}
      data-edit={what}
      label={t('profiles.own.editNamed', { name })}
      icon={<Pencil aria-hidden />}
    />
  );
}

/** With words, at the end of a section's title. */
export function OpenLink({ what, icon, children }: { what: string; icon: React.ReactNode; children: string }) {
  const { edit } = useProfileHrefs();
  return (
    // Its words, not its unseen edge, stand in line with the card: at the end of the title, or below it.
    <span className="-mx-3">
      <LinkButton to={edit(what)} data-edit={what} variant="quiet" size="sm" icon={icon} preventScrollReset>
        {children}
      </LinkButton>
    </span>
  );
}
