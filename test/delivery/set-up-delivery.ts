import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { SmtpServer } from '../smtp-server.ts';
import { type DeliveryGround, openDeliveryGround } from './delivery-ground.ts';

/** A ground for all tests of a file and an SMTP server for each; nothing that one test sent waits in the next. */
export function setUpDelivery() {
  const at = {} as { ground: DeliveryGround; server: SmtpServer };
  beforeAll(async () => {
    at.ground = await openDeliveryGround();
  });
  beforeEach(async () => {
    at.server = await new SmtpServer().start();
  });
  afterEach(async () => {
    await at.ground.stopAll();
    await at.server.close();
    await at.ground.pool.query('delete from outbox_messages');
  });
  afterAll(() => at.ground.close());
  return at;
}
