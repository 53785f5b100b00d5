import { readStored, writeStored } from '#src/browser/storage.ts';

const KEY = 'parley.device';

/** What the specification's calls carry about the device; the uuid is made up here and names no person. */
export function deviceFacts(): { device_name: string; device_type: string; device_uuid: string } {
  return {
    device_name: navigator.userAgent.slice(0, 200),
    device_type: matchMedia('(pointer: coarse)').matches ? 'mobile_web' : 'web',
    device_uuid: deviceUuid(),
  };
}

function deviceUuid(): string {
  const known = readStored<string>(KEY);
  if (known) return known;
  const uuid = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
  writeStored(KEY, uuid);
  return uuid;
}
