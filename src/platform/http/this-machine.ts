const LOOPBACK_ADDRESS = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A host header, with or without a port, that names the machine itself. It proves nothing: a proxy may send it too. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}

/** Whoever listens here is reached by nobody else directly. */
export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK_ADDRESS.test(address);
}
