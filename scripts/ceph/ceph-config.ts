export interface CephPlace {
  readonly folder: string;
  readonly fsid: string;
  readonly monitorPort: number;
  readonly gatewayPort: number;
}

const GIGABYTE = 1024 ** 3;

/** One monitor, one store in memory, one gateway, and nobody has to prove who they are but to the gateway. */
export function cephConfig({ folder, fsid, monitorPort, gatewayPort }: CephPlace): string {
  const settings = {
    fsid,
    'mon host': monitorAddress(monitorPort),
    'mon initial members': 'a',
    'public addr': '127.0.0.1',
    'cluster addr': '127.0.0.1',
    'ms bind msgr1': 'false',
    'auth cluster required': 'none',
    'auth service required': 'none',
    'auth client required': 'none',
    keyring: '/dev/null',
    // The gateway would insist on encryption, for which there are no keys.
    'ms mon client mode': 'crc',
    'run dir': folder,
    'admin socket': '',
    'log file': `${folder}/$name.log`,
    'mon cluster log file': `${folder}/cluster.log`,
    'crash dir': folder,
    'mon data': `${folder}/mon`,
    'osd data': `${folder}/osd`,
    'osd objectstore': 'memstore',
    'memstore device bytes': GIGABYTE,
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 8,
    'osd pool default pg autoscale mode': 'off',
    'osd crush chooseleaf type': 0,
    'mon allow pool size one': 'true',
    // Each pool waits for a decision of the monitor: a second each, by default, which makes ten until all are there.
    'paxos propose interval': 0.05,
    'paxos min wait': 0.02,
    'rgw frontends': `beast endpoint=127.0.0.1:${gatewayPort}`,
    'rgw thread pool size': 64,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return ['[global]', ...lines, ''].join('\n');
}

export function monitorAddress(port: number): string {
  return `[v2:127.0.0.1:${port}]`;
}
