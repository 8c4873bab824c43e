import { Readable } from 'node:stream';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { explained, orMissing, type S3Bucket, soon } from './s3-bucket.ts';

/** Connections that break one after the other, without a byte between them. */
const BROKEN_AT_MOST = 3;

export interface FoundObject {
  readonly size: number;
  readonly length: number;
  readonly stream: Readable;
}

interface Range {
  readonly start: number;
  /** Included. */
  readonly end?: number | undefined;
}

interface Answer {
  readonly body: Readable;
  readonly length: number;
  readonly size: number;
  readonly etag: string | undefined;
}

/** Opens an object from here to there; null when there is none. */
export async function openObject(bucket: S3Bucket, key: string, range?: Range): Promise<FoundObject | null> {
  const answer = await request(bucket, key, range);
  if (answer === null) return null;
  const { size, length } = answer;
  return { size, length, stream: resumed(bucket, key, { answer, start: range?.start ?? 0 }) };
}

/**
 * The bytes of an answer, over a new connection when one breaks, or falls silent because its reader paused for long. Only of
 * the same object: when it was replaced meanwhile, reading fails.
 */
function resumed(
  bucket: S3Bucket,
  key: string,
  { answer, start }: { readonly answer: Answer; readonly start: number },
): Readable {
  const end = start + answer.length - 1;
  let { body } = answer;
  async function* bytes(): AsyncGenerator<Buffer> {
    let next = start;
    for (let broken = 0; next <= end; ) {
      try {
        for await (const chunk of body as AsyncIterable<Buffer>) {
          next += chunk.byteLength;
          broken = 0;
          yield chunk;
        }
        if (next <= end)
          throw Object.assign(new Error('The answer ended too early.'), { code: 'ECONNRESET' });
      } catch (error) {
        broken += 1;
        if (broken > BROKEN_AT_MOST) throw explained(bucket, error);
        const again = await request(bucket, key, { start: next, end }, answer.etag);
        if (again === null) throw new Error(`${key} was removed while it was read.`, { cause: error });
        body = again.body;
      }
    }
  }
  const stream = Readable.from(bytes(), { objectMode: false, highWaterMark: 1024 * 1024 });
  // Whoever reads no further does not wait for what is still on its way.
  stream.once('close', () => body.destroy());
  return stream;
}

async function request(
  bucket: S3Bucket,
  Key: string,
  range?: Range,
  IfMatch?: string,
): Promise<Answer | null> {
  const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
  const command = new GetObjectCommand({
    ...{ Bucket: bucket.name, Key },
    ...(Range === undefined ? {} : { Range }),
    ...(IfMatch === undefined ? {} : { IfMatch }),
  });
  const found = await orMissing(
    bucket,
    soon((options) => bucket.client.send(command, options)),
  );
  if (found === null) return null;
  if (!(found.Body instanceof Readable)) throw new Error('The store answered without a body.');
  const length = found.ContentLength ?? 0;
  const total = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
  return {
    body: found.Body,
    length,
    size: total === undefined ? length : Number(total),
    etag: found.ETag,
  };
}
