import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeZip, type ZipMember } from './write-zip.ts';

const member = (name: string, text: string, isCompressed = false): ZipMember => ({
  name,
  isCompressed,
  open: async () => Buffer.from(text),
});

describe('a zip that is written', () => {
  it('has the same bytes for the same content, in whatever order it is given', async () => {
    const [one, two] = [member('b/kettle.txt', 'hot '.repeat(500)), member('a/ঘর.md', 'চা')];
    const bytes = await buffer(writeZip([one, two]));
    expect((await buffer(writeZip([two, one]))).equals(bytes)).toBe(true);
    expect((await buffer(writeZip([one, member('a/ঘর.md', 'চিনি')]))).equals(bytes)).toBe(false);
    expect(bytes.length).toBeLessThan(1000);
  });

  it('has the same bytes in every time zone', async () => {
    const inZone = async (name: string) => {
      vi.stubEnv('TZ', name);
      return buffer(writeZip([member('a.txt', 'a')]));
    };
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect((await inZone('Asia/Dhaka')).equals(await inZone('America/New_York'))).toBe(true);
  });

  it('opens a member when its turn comes, one at a time', async () => {
    const log: string[] = [];
    const watched = (name: string): ZipMember => ({
      name,
      open: async () => {
        log.push(`open ${name}`);
        const stream = Readable.from([Buffer.from(name)]);
        stream.once('end', () => log.push(`end ${name}`));
        return stream;
      },
    });
    await buffer(writeZip([watched('b'), watched('a')]));
    expect(log).toEqual(['open a', 'end a', 'open b', 'end b']);
  });

  it('breaks off when a member cannot be opened or read', async () => {
    const unopened = { name: 'a', open: () => Promise.reject(new Error('is away')) };
    await expect(buffer(writeZip([unopened]))).rejects.toThrow('is away');
    const broken = {
      name: 'a',
      open: async () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('half');
            throw new Error('broke off');
          })(),
        ),
    };
    await expect(buffer(writeZip([broken]))).rejects.toThrow('broke off');
  });

  it('closes the member that is being read when nobody wants the rest', async () => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(64 * 1024));
      },
    });
    const zip = writeZip([{ name: 'a', open: async () => endless, isCompressed: true }]);
    await once(zip, 'readable');
    const closed = once(endless, 'close');
    zip.destroy();
    await closed;
    expect(endless.destroyed).toBe(true);
  });
});
