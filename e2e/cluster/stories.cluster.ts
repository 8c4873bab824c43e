import { afterAll, beforeAll, describe } from 'vitest';
import { Cluster } from './cluster.ts';
import { tellBrowser } from './stories/browser.ts';
import { tellCdn } from './stories/cdn.ts';
import { tellFailover } from './stories/failover.ts';
import { tellKilledWorker } from './stories/killed-worker.ts';
import { tellOldStatements } from './stories/old-statements.ts';
import { tellRollingRestart } from './stories/rolling-restart.ts';
import { tellStore } from './stories/store.ts';
import { tellUpload } from './stories/upload.ts';
import { tellViewer } from './stories/viewer.ts';

/** Each story owns its data, and leaves the cluster as whole as it found it. */
describe('an academy of several nodes', () => {
  const cluster = new Cluster();
  beforeAll(() => cluster.start());
  afterAll(() => cluster.stop());

  tellUpload(cluster);
  tellViewer(cluster);
  tellCdn(cluster);
  tellBrowser(cluster);
  tellRollingRestart(cluster);
  tellStore(cluster);
  tellKilledWorker(cluster);
  tellFailover(cluster);
  tellOldStatements(cluster);
});
