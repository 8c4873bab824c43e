import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenForStop, type StopSignals, whenAborted } from './stop-signals.ts';

describe('listenForStop', () => {
  let stop: StopSignals;
  beforeEach(() => {
    stop = listenForStop();
  });
  afterEach(() => {
    stop.ignore();
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('takes the first %s as a request', async (signal) => {
    expect(stop.requested.aborted).toBe(false);
    process.emit(signal);
    await whenAborted(stop.requested);
    expect(stop.forced.aborted).toBe(false);
  });

  it('takes the second one as a request not to wait', () => {
    process.emit('SIGINT');
    process.emit('SIGTERM');
    expect(stop.forced.aborted).toBe(true);
  });
});
