import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { api } from '#src/browser/api.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';
import { mayTrack } from '#src/modules/tracking/web/consent.ts';

/** Notes that someone came to the page and which step they took first, where that may be counted. */
export function useStartRecord(): void {
  const { formData } = useNavigation();
  useEffect(() => record('view'), []);
  useEffect(() => {
    const action = String(formData?.getAll('do').at(-1) ?? '');
    if (!formData || formData.has('again') || !/^(send-code|send-link|password)$/.test(action)) return;
    const isPhone = formData.get('channel') === 'phone';
    record(action, isPhone ? { phone_num: textOf(formData, 'phone_num') } : { email: textOf(formData, 'email') });
  }, [formData]);
}

function record(action: string, address: { email?: string; phone_num?: string } = {}): void {
  if (!mayTrack()) return;
  const input = { device_id: deviceFacts().device_uuid, page: 'get_started', action, ...address };
  api('POST /jobseeker/click/get-started-record', input).catch(() => {
    // A missing count hurts nobody.
  });
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return (typeof value === 'string' && value.trim()) || undefined;
}
