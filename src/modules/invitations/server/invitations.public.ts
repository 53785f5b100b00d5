export { invitationsModule } from './invitations.module.ts';
