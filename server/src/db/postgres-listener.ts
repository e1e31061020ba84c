import pg from 'pg';

export interface ListenerOptions {
  url: string;
  channel: string;
  onPayload(payload: string): void;
  /** Pause before a lost connection is made again; milliseconds. */
  retryMs?: number;
}

const defaultRetryMs = 1_000;

/**
 * LISTEN over a connection of its own, which is reopened when it is lost, however long that takes. Notifications sent meanwhile
 * are lost too, so readers also poll. Rejects when the first connection cannot be made; resolves to a function that stops it.
 */
export async function listenOnPostgres(options: ListenerOptions): Promise<() => Promise<void>> {
  const { url, channel, onPayload, retryMs = defaultRetryMs } = options;
  let current: pg.Client | null = null;
  let connecting: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    // Without a listener an error would end the process; `end` follows it.
    client.on('error', () => {});
    client.on('end', () => {
      if (current !== client) return;
      current = null;
      connectLater();
    });
    client.on('notification', (message) => {
      if (message.channel === channel) onPayload(message.payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
  };
  const connectLater = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      connecting = connect().catch(connectLater);
    }, retryMs);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await connecting;
    const client = current;
    current = null;
    await client?.end();
  };
}
