import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { tellsOfLimit } from '#src/kernel/limit-texts.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useTranslation } from '../translation.tsx';
import { LimitLink } from './limit-link.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const looks: Record<NoticeTone, { Icon: typeof Info; box: string; icon: string }> = {
  info: { Icon: Info, box: 'bg-info-soft', icon: 'text-info-ink' },
  success: { Icon: CircleCheck, box: 'bg-accent-soft', icon: 'text-accent-ink' },
  warning: { Icon: TriangleAlert, box: 'bg-apricot-soft', icon: 'text-apricot-ink' },
  danger: { Icon: CircleAlert, box: 'bg-danger-soft', icon: 'text-danger-ink' },
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
}

/** A message that belongs to the page; danger interrupts a screen reader, the others wait. */
export function Notice({ tone = 'info', title, children, actions, onDismiss }: NoticeProps) {
  const { t } = useTranslation();
  const { Icon, box, icon } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-card p-4 text-sm', box)}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 py-0.5 text-ink">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? (
          <div className={title ? 'mt-0.5 text-ink-muted' : undefined}>
            {children} {tellsOfLimit(children) ? <LimitLink /> : null}
          </div>
        ) : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <div className="-me-2 -my-2 shrink-0">
          <IconButton label={t('ui.dismiss')} icon={<X aria-hidden />} onClick={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}
