import { defineConfig } from 'vitest/config';
import { isCephInstalled } from './platform/src/testing/ceph-on-demand.ts';

/** Read the clock, and so run alone. */
const timed = ['e2e/faults/database.fault.ts'];
/** Uploads that are cut, killed and raced, once more where files are kept in S3. */
const onS3 = [
  'server/src/features/resources/resource-uploads.test.ts',
  'server/src/features/uploads/upload-kill.fault.ts',
  'server/src/features/uploads/upload-writers.test.ts',
];
const withDatabase = { globalSetup: ['platform/src/testing/global-setup.ts'] };

/** The fault suite takes minutes, most of them spent waiting for what a killed process leaves to be noticed. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 480_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'timed', include: timed, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'patient',
          include: ['e2e/faults/*.fault.ts'],
          exclude: timed,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'rooms',
          include: ['{server,worker}/src/**/*.fault.ts'],
          provide: { storage: 'disk' },
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 's3',
          include: isCephInstalled ? onS3 : [],
          provide: { storage: 's3' },
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'every ffmpeg',
          include: ['worker/src/ffmpeg/*.test.ts'],
          env: { TEST_EVERY_FFMPEG: '1' },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
