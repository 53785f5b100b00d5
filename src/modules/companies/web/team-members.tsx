import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyMember } from '../membership.contract.ts';

const Menu = lazy(() => import('#src/ui/overlays/menu.tsx').then((module) => ({ default: module.Menu })));
const ConfirmDialog = lazy(() =>
  import('#src/ui/overlays/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** What can be done with a member; the values are those of the form that carries it out. */
export type MemberAction =
  | 'make-admin'
  | 'make-recruiter'
  | 'allow-mask'
  | 'forbid-mask'
  | 'allow-analysis'
  | 'forbid-analysis'
  | 'transfer'
  | 'remove';

interface TeamMembersProps {
  members: readonly CompanyMember[];
  isBusy: boolean;
  onDo: (action: MemberAction, member: CompanyMember) => void;
}

export function TeamMembers({ members, isBusy, onDo }: TeamMembersProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {members.map((member) => (
        <MemberRow key={member.account_id} member={member} isBusy={isBusy} onDo={(action) => onDo(action, member)} />
      ))}
    </ul>
  );
}

interface MemberRowProps {
  member: CompanyMember;
  isBusy: boolean;
  onDo: (action: MemberAction) => void;
}

function MemberRow({ member, isBusy, onDo }: MemberRowProps) {
  const { t } = useTranslation();
  return (
    <li className="flex items-center gap-4 p-4">
      <Avatar name={member.name} src={member.avatar} isDecorative />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          <bdi className="min-w-0 break-words">{member.name}</bdi>
          {member.is_me ? <Badge>{t('employer.team.you')}</Badge> : null}
        </p>
        <p className="text-ink-muted text-sm">
          {[member.position, t(`employer.team.role.${member.role}`)].filter(Boolean).join(' · ')}
        </p>
        {member.email ? (
          <p className="flex text-ink-faint text-sm">
            <bdi className="truncate">{member.email}</bdi>
          </p>
        ) : null}
        {member.may_mask_salary ? <p className="text-ink-faint text-sm">{t('employer.team.mayMask')}</p> : null}
        {member.may_analyse ? <p className="text-ink-faint text-sm">{t('employer.team.mayAnalyse')}</p> : null}
      </div>
      <MemberMenu member={member} isBusy={isBusy} onDo={onDo} />
    </li>
  );
}

function MemberMenu({ member, isBusy, onDo }: MemberRowProps) {
  const { t } = useTranslation();
  const overlay = useOverlay('menu');
  const [asking, setAsking] = useState<'transfer' | 'remove' | null>(null);
  const { may } = member;
  const entries = [
    ...(may.change && member.role === 'recruiter'
      ? [{ id: 'make-admin', label: t('employer.team.makeAdmin'), onAction: () => onDo('make-admin') }]
      : []),
    ...(may.change && member.role === 'admin'
      ? [{ id: 'make-recruiter', label: t('employer.team.makeRecruiter'), onAction: () => onDo('make-recruiter') }]
      : []),
    ...(may.change && member.role === 'recruiter'
      ? [
          member.may_mask_salary
            ? { id: 'forbid-mask', label: t('employer.team.forbidMask'), onAction: () => onDo('forbid-mask') }
            : { id: 'allow-mask', label: t('employer.team.allowMask'), onAction: () => onDo('allow-mask') },
          member.may_analyse
            ? {
                id: 'forbid-analysis',
                label: t('employer.team.forbidAnalysis'),
                onAction: () => onDo('forbid-analysis'),
              }
            : { id: 'allow-analysis', label: t('employer.team.allowAnalysis'), onAction: () => onDo('allow-analysis') },
        ]
      : []),
    ...(may.receive_transfer
      ? [{ id: 'transfer', label: t('employer.team.transfer'), onAction: () => setAsking('transfer') }]
      : []),
    ...(may.remove
      ? [{ id: 'remove', label: t('employer.team.remove'), onAction: () => setAsking('remove'), isDangerous: true }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <IconButton
        {...overlay.triggerProps}
        label={t('employer.team.actions', { name: member.name })}
        icon={<Ellipsis aria-hidden />}
        isLoading={isBusy}
      />
      {overlay.wasOpened ? (
        <Suspense>
          <Menu
            {...overlay.overlayProps}
            triggerRef={overlay.triggerRef}
            label={t('employer.team.actions', { name: member.name })}
            groups={[{ id: 'member', entries }]}
          />
        </Suspense>
      ) : null}
      {asking ? (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsking(null)}
            title={t(`employer.team.${asking}Title`, { name: member.name })}
            message={t(`employer.team.${asking}Text`)}
            confirmLabel={t(`employer.team.${asking}`)}
            isDangerous={asking === 'remove'}
            onConfirm={() => {
              setAsking(null);
              onDo(asking);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
