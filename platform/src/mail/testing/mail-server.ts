/** A real mail server on loopback, which keeps what it is sent and can be told to misbehave. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type KeptMessage, simpleMessage } from './simple-message.ts';

export interface KeptMail extends KeptMessage {
  readonly from: string;
  readonly to: readonly string[];
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly KeptMail[];
  /** How often somebody connected. */
  readonly connections: number;
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

export interface Behaviour {
  /** Answers to the recipient, such as 550. */
  readonly recipient?: (address: string) => number | null;
  /** What follows on a message that has come in whole. */
  readonly message?: 'take' | 'refuse' | 'put-off' | 'cut' | 'cut-after-taking' | 'silence';
  readonly greeting?: 'silence';
}

export interface MailServerOptions {
  readonly port?: number;
  readonly account?: { readonly user: string; readonly pass: string };
}

export async function startMailServer({ port = 0, account }: MailServerOptions = {}): Promise<MailServer> {
  const mails: KeptMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let behaviour: Behaviour = {};
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const options: SMTPServerOptions = {
    disabledCommands: account === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: account === undefined,
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      if (behaviour.greeting !== 'silence') done();
    },
    onAuth({ username, password }, _session, done) {
      if (username === account?.user && password === account?.pass) done(null, { user: username });
      else done(failure(535, 'Wrong password'));
    },
    onRcptTo({ address }, _session, done) {
      const code = behaviour.recipient?.(address) ?? null;
      done(code === null ? null : failure(code, `5.1.1 <${address}> is not taken`));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const keep = () =>
          mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            ...simpleMessage(Buffer.concat(parts)),
          });
        switch (behaviour.message ?? 'take') {
          case 'take':
            keep();
            return done();
          case 'refuse':
            return done(failure(554, '5.7.1 Not here'));
          case 'put-off':
            return done(failure(451, '4.7.1 Come back later'));
          case 'cut':
            return cut();
          case 'cut-after-taking':
            keep();
            return cut();
          case 'silence':
            return undefined;
        }
      });
    },
  };
  const server = new SMTPServer(options);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listens } = server.server.address() as AddressInfo;
  const login =
    account === undefined ? '' : `${encodeURIComponent(account.user)}:${encodeURIComponent(account.pass)}@`;
  return {
    url: `smtp://${login}127.0.0.1:${listens}`,
    mails,
    get connections() {
      return connections;
    },
    behave(next) {
      behaviour = next;
    },
    stop: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}

function failure(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
