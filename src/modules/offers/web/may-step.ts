import type { Offer } from '../offer-fields.ts';
import { refuseStep, type StepName } from '../offer-steps.ts';

/** Whether the reader may take a step now, by the same table that the server runs; it has the last word. */
export function mayStep(name: StepName, { side, status, version, expires_at }: Offer, now: number): boolean {
  if (side === 'colleague') return false;
  const facts = { status, version, expiresAt: new Date(expires_at) };
  return refuseStep(name, facts, { side, now: new Date(now) }) === null;
}
