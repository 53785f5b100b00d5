/** A small reader of RFC 5545 that knows nothing of how ours is written. */
export function readCalendar(text: string): { method: string; event: Record<string, string> } {
  const lines = unfold(text);
  const event: Record<string, string> = {};
  let method = '';
  const open: string[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*:(.*)$/s.exec(line) ?? [];
    if (!name) throw new Error(`no property: ${line}`);
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END' && open.pop() !== value) throw new Error(`${value} ends what is not open`);
    else if (name === 'METHOD') method = value;
    else if (open.at(-1) === 'VEVENT' && name !== 'END') event[name] = readValue(name, value);
  }
  for (const name of ['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'ORGANIZER', 'ATTENDEE', 'SUMMARY'])
    if (!event[name]) throw new Error(`no ${name}`);
  return { method, event };
}

function unfold(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const folded = text.slice(0, -2).split('\r\n');
  for (const line of folded) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 bytes: ${line}`);
    if (/[\r\n]/.test(line)) throw new Error('a bare line break');
  }
  return folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
}

function readValue(name: string, value: string): string {
  if (name.startsWith('DT')) return value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value) && ['SUMMARY', 'DESCRIPTION', 'LOCATION'].includes(name)) {
    throw new Error(`a bare separator in ${name}`);
  }
  return value.replace(/\\(.)/g, (_all, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
}
