import { useId, useState } from 'react';
import { api } from '#src/browser-api.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { channels } from '#src/kernel/notices.ts';
import { CheckBox } from '#src/ui/checkbox.tsx';
import { NoScriptSubmit } from '#src/ui/no-script-submit.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useFormAnswer } from '#src/ui/use-form-answer.ts';

export type NotificationSettings = AnswerOf<Api['GET /notification/settings']>;
type Kind = NotificationSettings['kinds'][number];
type Channel = Kind['channels'][number];

/**
 * Kinds by channels. A choice counts at once; without scripts the whole form is sent. On a phone each kind is a block of
 * its own, because four columns do not fit.
 */
export function NotificationMatrix({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation();
  const { Form } = useFormAnswer('matrix');
  const [kinds, setKinds] = useState(settings.kinds);
  const choose = async (kind: Kind['kind'], channel: Channel['channel'], is_on: boolean) => {
    setKinds((known) => change(known, kind, channel, is_on));
    try {
      await api('POST /notification/settings', { changes: [{ kind, channel, is_on }] });
    } catch {
      setKinds((known) => change(known, kind, channel, !is_on));
      showToast(t('settings.notifications.failed'), { tone: 'danger' });
    }
  };
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="matrix" />
      <table className="block w-full sm:table sm:table-fixed">
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="border-line border-b">
            <th scope="col" className="pb-3 text-start font-semibold text-ink-muted text-sm">
              {t('settings.notifications.kind')}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-24 px-1 pb-3 text-center font-semibold text-ink-muted text-sm">
                {t(`notifications.channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line sm:table-row-group">
          {kinds.map((kind) => (
            <MatrixRow key={kind.kind} kind={kind} onChoose={choose} />
          ))}
        </tbody>
      </table>
      <NoScriptSubmit>{t('settings.notifications.save')}</NoScriptSubmit>
    </Form>
  );
}

interface MatrixRowProps {
  kind: Kind;
  onChoose: (kind: Kind['kind'], channel: Channel['channel'], isOn: boolean) => void;
}

function MatrixRow({ kind: { kind, name, text, channels: own }, onChoose }: MatrixRowProps) {
  return (
    <tr className="grid grid-cols-2 gap-x-4 py-4 first:pt-0 sm:table-row">
      <th scope="row" className="col-span-2 pb-2 text-start align-top font-normal sm:py-3 sm:pe-4">
        <span className="block font-medium text-ink">{name}</span>
        <span className="block text-ink-muted text-sm">{text}</span>
      </th>
      {channels.map((channel) => {
        const cell = own.find((one) => one.channel === channel);
        return cell ? (
          <Cell key={channel} kind={kind} name={name} cell={cell} onChoose={onChoose} />
        ) : (
          <td key={channel} className="hidden sm:table-cell" />
        );
      })}
    </tr>
  );
}

interface CellProps extends Pick<MatrixRowProps, 'onChoose'> {
  kind: string;
  name: string;
  cell: Channel;
}

function Cell({ kind, name, cell: { channel, is_on, is_forced }, onChoose }: CellProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <td className="sm:px-1 sm:py-3 sm:text-center sm:align-top">
      <label htmlFor={id} className="group inline-flex min-h-11 items-center gap-3 sm:justify-center">
        <CheckBox
          id={id}
          name={`${kind} ${channel}`}
          checked={is_on}
          disabled={is_forced}
          onChange={(event) => onChoose(kind, channel, event.target.checked)}
          aria-label={t('settings.notifications.toggle', {
            kind: name,
            channel: t(`notifications.channels.${channel}`),
          })}
          title={is_forced ? t('settings.notifications.always') : undefined}
        />
        <span aria-hidden className="text-sm sm:hidden">
          {t(`notifications.channels.${channel}`)}
        </span>
      </label>
    </td>
  );
}

function change(kinds: Kind[], kind: string, channel: string, is_on: boolean): Kind[] {
  return kinds.map((one) =>
    one.kind === kind
      ? { ...one, channels: one.channels.map((each) => (each.channel === channel ? { ...each, is_on } : each)) }
      : one,
  );
}
