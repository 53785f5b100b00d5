import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import { OpenLink, useEditing } from './editing.tsx';

interface ProfileSectionProps {
  id: string;
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One card of the profile. */
export function ProfileSection({ id, title, action, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={`${id}-title`} className="font-semibold text-ink text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface EditedSectionProps {
  /** As the address names it, too. */
  id: string;
  title: string;
  /** Said where nothing is there yet. */
  empty?: string;
  isEmpty?: boolean;
  form: ReactNode;
  children: ReactNode;
}

/** A section that is changed as a whole, in its place. */
export function EditedSection({ id, title, empty, isEmpty = false, form, children }: EditedSectionProps) {
  const { t } = useTranslation();
  const { open } = useEditing();
  const isOpen = open === id;
  const action = isOpen ? null : (
    <OpenLink
      what={id}
      icon={isEmpty ? <Plus aria-hidden className="size-5" /> : <Pencil aria-hidden className="size-4" />}
    >
      {t(isEmpty ? 'profiles.own.add' : 'profiles.own.edit')}
    </OpenLink>
  );
  return (
    <ProfileSection id={id} title={title} action={action}>
      {isOpen ? form : isEmpty ? <p className="text-ink-muted">{empty}</p> : children}
    </ProfileSection>
  );
}
