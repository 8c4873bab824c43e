import { type VideoFailure, videoFailureSchema } from '@academy/contract/videos/video-failure.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { applyMigrations, readMigrations } from './migrations.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createEmptyDatabase();
});
afterAll(() => test.drop());

/** As releases before 0008 stored them. */
const stored: readonly (readonly [string | null, VideoFailure | null])[] = [
  [null, null],
  ...(
    [
      [
        'This file is not a video that can be read: it is damaged, incomplete or something else.',
        'not_a_video',
      ],
      ['There is no moving picture in this file.', 'no_moving_picture'],
      ['The picture is too small to be watched.', 'picture_too_small'],
      ['The video in this file cannot be decoded: it is damaged or of a kind we cannot read.', 'undecodable'],
      ['Only a part of the video can be decoded: the file is damaged or incomplete.', 'partly_undecodable'],
      ['The file is incomplete: it ends before the video does.', 'file_incomplete'],
      [
        'This file is far too small for a video of its length. Please export the video again and upload it anew.',
        'file_too_small_for_length',
      ],
      ['The link is not a web address.', 'link_invalid'],
      ['Only links that begin with http or https can be fetched.', 'link_not_http'],
      ['A link with a user name or a password in it cannot be fetched.', 'link_with_credentials'],
      ['The link leads to an address that is not on the public internet.', 'link_not_public'],
      ['The address of the link could not be reached.', 'link_unreachable'],
      ['The file behind the link broke off before its end.', 'link_broke_off'],
      ['There was no space left on the disk to prepare the video.', 'disk_full'],
      ['There was not enough memory to prepare the video.', 'out_of_memory'],
      [
        'The file of the video, or the place where it is prepared, could not be read or written.',
        'files_inaccessible',
      ],
      ['The programs that prepare videos could not be started.', 'ffmpeg_not_started'],
      [
        'The program that prepares videos was killed by the system, perhaps for lack of memory.',
        'ffmpeg_killed',
      ],
      ['The program that prepares videos said far too much and was stopped.', 'ffmpeg_flooded_output'],
      ['Preparing the video took too long and was stopped.', 'preparation_too_slow'],
      ['Preparing the video came to a standstill and was stopped.', 'preparation_stalled'],
      ['Preparing the video ended without a whole result.', 'rendition_incomplete'],
      ['The file of this video is gone. Please upload it again.', 'source_lost'],
      ['The key of this video is lost. Please prepare it again.', 'key_lost'],
      ['The academy kept stopping while the video was prepared.', 'worker_died'],
      ['Something went wrong in the academy while the video was prepared.', 'internal'],
    ] as const
  ).map(([sentence, code]) => [sentence, { code }] as const),
  [
    'The picture is stored in a format that we cannot read (rawvideo).',
    { code: 'video_codec_unsupported', codec: 'rawvideo' },
  ],
  [
    'The sound is stored in a format that we cannot read (cook).',
    { code: 'audio_codec_unsupported', codec: 'cook' },
  ],
  [
    'The picture is too large: 8192 x 4320 pixels are the most we can prepare.',
    { code: 'picture_too_large', maxWidth: 8192, maxHeight: 4320 },
  ],
  [
    'The video is longer than 12 hours, which is the most we can prepare.',
    { code: 'too_long', maxHours: 12 },
  ],
  [
    'There is no address with the name files.example.org.',
    { code: 'link_host_unknown', host: 'files.example.org' },
  ],
  ['The link leads on more than 5 times.', { code: 'link_too_many_redirects', maxRedirects: 5 }],
  [
    'The address of the link answered with the status 404 instead of a file.',
    { code: 'link_bad_status', status: 404 },
  ],
  [
    'The file behind the link is larger than the 2048 MB that are allowed.',
    { code: 'link_file_too_large', maxMegabytes: 2048 },
  ],
  ['The program that prepares videos crashed (SIGSEGV).', { code: 'ffmpeg_crashed', signal: 'SIGSEGV' }],
  ['Preparing the video failed (ffmpeg ended with code 7).', { code: 'ffmpeg_failed', exitCode: 7 }],
  ['It "was" strange.', { code: 'other', sentence: 'It "was" strange.' }],
];

it('turns the stored sentences of failed videos into codes, and keeps a sentence that it does not know', async () => {
  const { pool } = test.database;
  const before = readMigrations().slice(0, 8);
  const client = await pool.connect();
  try {
    await applyMigrations(client, before);
  } finally {
    client.release();
  }
  for (const [version, [sentence]] of stored.entries()) {
    await pool.query("INSERT INTO video_assets (id, version, state, failure) VALUES ($1, $2, 'failed', $3)", [
      newId(),
      version,
      sentence,
    ]);
  }
  await migrateDatabase(test.directUrl);
  const { rows } = await pool.query<{ failure: unknown }>(
    'SELECT failure FROM video_assets ORDER BY version',
  );
  expect(rows.map(({ failure }) => failure)).toEqual(stored.map(([, failure]) => failure));
  for (const { failure } of rows) videoFailureSchema.nullable().parse(failure);
});
