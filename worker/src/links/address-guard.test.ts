import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isAllowedPort, isPublicAddress, ownAddresses } from './address-guard.ts';

describe('the address guard', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:c0a8:101::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '4000::1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '::ffff:168.63.129.16',
    '64:ff9b::168.63.129.16',
    'fd00:ec2::254',
    'fd20:ce::254',
    '',
    'localhost',
    '127.0.0.1.nip.io',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '::ffff:93.184.216.34',
    '64:ff9b::93.184.216.34',
  ])('lets %s pass', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['203.1.113.7', '203.1.113.7'],
    ['203.1.113.7', '::ffff:203.1.113.7'],
    ['203.1.113.7', '64:ff9b::203.1.113.7'],
    ['2606:4700::5', '2606:4700:0:0:0:0:0:5'],
    ['2606:4700::5%eth0', '2606:4700::5'],
  ])('refuses the public address %s of this machine, written %s', (own, address) => {
    expect(isPublicAddress(address)).toBe(true);
    expect(isPublicAddress(address, [own])).toBe(false);
    expect(isPublicAddress('1.1.1.1', [own])).toBe(true);
  });

  it('knows every address that this machine has', () => {
    const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    expect(all.length).toBeGreaterThan(0);
    expect(ownAddresses().toSorted()).toEqual(all.map(({ address }) => address).toSorted());
  });

  it.each([
    [80, true],
    [443, true],
    [1024, true],
    [8080, true],
    [0, false],
    [22, false],
    [25, false],
    [1023, false],
  ])('says of port %d: %s', (port, allowed) => {
    expect(isAllowedPort(port)).toBe(allowed);
  });
});
