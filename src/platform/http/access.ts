import { type Access, isForKeys } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Viewer } from '../context.ts';

/** Refuses a caller who is not who the contract asks for. */
export function assertAccess(access: Access, viewer: Viewer): void {
  if (access === 'anyone') return;
  if (isForKeys(access)) {
    assertKey(access.slice('key:'.length), viewer);
    return;
  }
  if (viewer.sessionId === null) throw new AppError('credentialsMissing');
  if (access === 'session') return;
  if (viewer.accountId === null) throw new AppError('guestNotAllowed');
  if (access === 'account') return;
  const roles = access === 'member' ? ['recruiter'] : access.slice('role:'.length).split('|');
  if (!roles.includes(viewer.role)) throw new AppError('noPermission');
  if (viewer.role === 'operator' && !viewer.hasSecondFactor) throw new AppError('operatorNeedsTwoFactor');
}

/** Refuses a call without a key, and one whose key was not given the scope; the answer names it. */
function assertKey(scope: string, { apiKey }: Viewer): void {
  if (!apiKey) throw new AppError('credentialsMissing');
  if (scope && !apiKey.scopes.includes(scope)) throw new AppError('apiKeyScopeMissing', { scope });
}
