import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** Keeps content readable from 320 to 2560 px: a page is 80 rem wide at most, with room at its sides. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8', className)}>{children}</div>;
}

export interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title: a breadcrumb, a way back. */
  lead?: ReactNode;
}

export function PageHeader({ title, description, actions, lead }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 py-6 sm:py-8">
      <div className="min-w-0">
        {lead ? <div className="mb-2">{lead}</div> : null}
        <h1 className="font-bold text-3xl text-ink sm:text-4xl">
          <bdi>{title}</bdi>
        </h1>
        {description ? <div className="mt-2 max-w-prose text-ink-muted text-lg">{description}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}

/** A part of a page that is named by its heading. */
export function TitledSection({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} description={description} />
      {children}
    </section>
  );
}

export function SectionHeader({
  id,
  title,
  description,
  action,
}: {
  id?: string;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="section-head">
      <div>
        <h2 id={id}>{title}</h2>
        {description ? <p>{description}</p> : null}
      </div>
      {action}
    </div>
  );
}
