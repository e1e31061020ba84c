import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { type OutboxMail, openOutbox, outboxLogLine } from './outbox.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cardwright-outbox-'));
  folder = join(parent, 'data', 'outbox');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const mail = (id: string) => ({
  id,
  to: 'ann@seller.test',
  subject: `Mail ${id}`,
  text: 'Hello\n',
  html: '<p>Hello</p>',
});

describe('the outbox', () => {
  it('keeps e-mails over a restart and reads them newest first', async () => {
    const clock = manualClock();
    const outbox = await openOutbox({ folder, clock });
    for (const id of ['a', 'b', 'c']) {
      await outbox.send(mail(id));
      clock.advance(1_000);
    }
    const again = await openOutbox({ folder, clock });
    const { mails, total } = await again.read();
    expect(total).toBe(3);
    expect(mails.map(({ subject }) => subject)).toEqual(['Mail c', 'Mail b', 'Mail a']);
    expect(mails[2]).toEqual({
      to: 'ann@seller.test',
      subject: 'Mail a',
      text: 'Hello\n',
      html: '<p>Hello</p>',
      at: '2026-03-01T12:00:00.000Z',
    });
    expect((await again.read({ skip: 1, limit: 1 })).mails.map(({ subject }) => subject)).toEqual(['Mail b']);
  });

  it('lets only the owner of the files read the links', async () => {
    await (await openOutbox({ folder, clock: manualClock() })).send(mail('a'));
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it('passes over what is damaged, half written or not an e-mail', async () => {
    const outbox = await openOutbox({ folder, clock: manualClock() });
    await outbox.send(mail('a'));
    const [name = ''] = await readdir(folder);
    const good = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, '000000000000001-cut.json'), good.slice(0, 20));
    await writeFile(join(folder, '000000000000002-other.json'), '{"to":1}');
    await writeFile(join(folder, '000000000000003-half.json.part'), good);
    await writeFile(join(folder, 'notes.txt'), 'mine');
    expect((await outbox.read()).mails).toHaveLength(1);
  });

  it('shows an e-mail that is sent once more only once', async () => {
    const clock = manualClock();
    const outbox = await openOutbox({ folder, clock });
    await outbox.send(mail('a'));
    clock.advance(1_000);
    await outbox.send(mail('a'));
    const { mails } = await outbox.read();
    expect(mails.map(({ at }) => at)).toEqual(['2026-03-01T12:00:01.000Z']);
  });

  it('keeps the newest', async () => {
    const clock = manualClock();
    const outbox = await openOutbox({ folder, clock, keep: 3 });
    for (let index = 0; index < 5; index += 1) {
      await outbox.send(mail(`m${index}`));
      clock.advance(1);
    }
    expect((await outbox.read()).mails.map(({ subject }) => subject)).toEqual(['Mail m4', 'Mail m3', 'Mail m2']);
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('takes many at once', async () => {
    const outbox = await openOutbox({ folder, clock: manualClock() });
    await Promise.all(Array.from({ length: 20 }, (_, index) => outbox.send(mail(`m${index}`))));
    expect((await outbox.read()).total).toBe(20);
  });

  it('is told in the log, without anything that steers a terminal', async () => {
    const told: OutboxMail[] = [];
    const outbox = await openOutbox({ folder, clock: manualClock(), onMail: (one) => told.push(one) });
    await outbox.send({ ...mail('a'), subject: 'Hi\u001b[2J\nthere', text: 'Open:\nhttps://cards.test/a\u0007\n' });
    expect(told.map(outboxLogLine)).toEqual([
      'E-mail to ann@seller.test: Hi[2J there\n  Open:\n  https://cards.test/a',
    ]);
  });
});
