import { once } from 'node:events';
import { SMTPServer, type SMTPServerAuthentication, type SMTPServerError } from 'smtp-server';

/** A message that the server has got to its last byte. */
export interface Received {
  to: string;
  raw: string;
}

/** What the server does with what it gets; by default it takes everything at once. */
export interface SmtpManners {
  onRecipient?: (to: string) => Promise<void> | void;
  /** Before the message is answered; it is in `received` already. */
  onReceived?: (to: string) => Promise<void> | void;
  onLogin?: (login: SMTPServerAuthentication) => void;
}

export interface SmtpInbox {
  url: string;
  port: number;
  received: Received[];
  /** How many connections there are. */
  countOpen: () => number;
  close: () => Promise<void>;
}

/** A refusal with a code of SMTP. */
export const refusal = (responseCode: number, message: string): SMTPServerError =>
  Object.assign(new Error(message), { responseCode });

/** Passes on what `work` comes to. */
function answer(work: () => Promise<void> | void, callback: (error?: Error) => void): void {
  void (async () => work())().then(
    () => callback(),
    (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
  );
}

/** A real mail server in this process. */
export async function openSmtpInbox(manners: SmtpManners = {}): Promise<SmtpInbox> {
  const received: Received[] = [];
  const server = new SMTPServer({
    // Without TLS: nobody listens here.
    disabledCommands: ['STARTTLS', ...(manners.onLogin ? [] : ['AUTH'])],
    authOptional: true,
    closeTimeout: 100,
    onAuth(login, _, callback) {
      answer(
        () => manners.onLogin?.(login),
        (error) => callback(error, { user: login.username }),
      );
    },
    onRcptTo: ({ address }, _, callback) => answer(() => manners.onRecipient?.(address), callback),
    onData(stream, { envelope }, callback) {
      const to = envelope.rcptTo.map(({ address }) => address).join();
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // A connection that breaks off ends in an error instead.
      stream.on('error', callback);
      stream.on('end', () => {
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        answer(() => manners.onReceived?.(to), callback);
      });
    },
  });
  // A client that is killed in the middle is no reason to stop.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    countOpen: () => server.connections.size,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
