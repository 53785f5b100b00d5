import { mount } from '#src/platform/http/routes.ts';
import { invitationsContract } from '../invitations.contract.ts';
import { operatorInvitationsContract } from '../operator-invitations.contract.ts';
import { getArrival, openInvitation } from './arrival-cookie.ts';
import { createAssistEvent } from './assist-event.ts';
import { createGetInvitations } from './get-invitations.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { createInviteByEmail } from './invite-by-email.ts';
import { listInviters, resumeRewards, stopRewards } from './operate-invitations.ts';
import { ownCode } from './own-code.ts';
import { getStopped, stopInvitations } from './stop-invitations.ts';

export function invitationsRoutes(parts: InvitationsParts) {
  return mount(invitationsContract, {
    'GET /invitations': createGetInvitations(parts),
    'POST /invitations/code': ownCode,
    'POST /invitations/email': createInviteByEmail(parts),
    'POST /invitations/open': openInvitation,
    'GET /invitations/arrival': getArrival,
    'GET /invitations/stop': getStopped,
    'POST /invitations/stop': stopInvitations,
    'POST /jobseeker/sg-spring-event/assist-trigger': createAssistEvent(parts),
  });
}

export function operatorInvitationsRoutes() {
  return mount(operatorInvitationsContract, {
    'GET /operator/invitations': listInviters,
    'POST /operator/invitations/:id/stop': stopRewards,
    'POST /operator/invitations/:id/resume': resumeRewards,
  });
}
