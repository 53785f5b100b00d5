import { type WebSocket, WebSocketServer } from 'ws';

/** The least a chat could be: a bare socket server that hands each message to the other one of a pair. */
const sockets = new Map<string, WebSocket>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const name = request.url?.slice(1) ?? '';
  const partner = name.startsWith('t') ? `b${name.slice(1)}` : `t${name.slice(1)}`;
  sockets.set(name, socket);
  socket.on('message', (data) => {
    socket.send(String(data));
    sockets.get(partner)?.send(String(data));
  });
});
server.on('listening', () => {
  const address = server.address();
  process.stdout.write(`ready at ${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.stdin.on('data', () => {
  globalThis.gc?.();
  process.stdout.write('collected\n');
});
