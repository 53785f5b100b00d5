import { type AddressInfo, createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** Looks at the port before anything slow happens; for 0 it gives one that is free. */
export async function assertPortFree(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(explain(error, host, port))));
    probe.listen(port, host, () => {
      const found = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(found));
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or set PORT to another number.`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Set PORT to a number above 1023.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}`;
}
