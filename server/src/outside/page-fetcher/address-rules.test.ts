import { describe, expect, it } from 'vitest';
import { allowedPort, mayConnect } from './address-rules.ts';

const closed = [
  ['this network', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['private', '10.255.255.255'],
  ['carrier NAT', '100.64.0.1'],
  ['carrier NAT', '100.127.255.255'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local, cloud metadata', '169.254.169.254'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['6to4 relay', '192.88.99.1'],
  ['private', '192.168.0.1'],
  ['benchmarks', '198.18.0.1'],
  ['benchmarks', '198.19.255.255'],
  ['documentation', '198.51.100.7'],
  ['documentation', '203.0.113.9'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.250'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped private', '::ffff:10.0.0.1'],
  ['mapped, in hexadecimal', '::ffff:7f00:1'],
  ['mapped public', '::ffff:8.8.8.8'],
  ['compatible', '::7f00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['discard only', '100::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['ORCHID', '2001:20::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['6to4 of 10.0.0.1', '2002:a00:1::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456:789a::1'],
  ['link-local', 'fe80::1'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['not an address', 'shop.example'],
  ['not an address', ''],
];

const open = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
];

describe('mayConnect', () => {
  it.each(closed)('refuses %s: %s', (_why, address) => {
    expect(mayConnect(address, false)).toBe(false);
  });

  it.each(open)('lets a public address pass: %s', (address) => {
    expect(mayConnect(address, false)).toBe(true);
  });

  it('opens loopback for tests, and nothing but loopback', () => {
    const stillClosed = closed
      .filter(([why]) => why !== 'loopback')
      .filter(([, address = '']) => mayConnect(address, true));
    expect(stillClosed).toEqual([]);
    expect(['127.0.0.1', '127.8.8.8', '::1'].map((address) => mayConnect(address, true))).toEqual([true, true, true]);
  });
});

describe('allowedPort', () => {
  it.each([80, 443, 1024, 8080, 65_535])('takes %d', (port) => expect(allowedPort(port)).toBe(true));
  it.each([0, 22, 25, 53, 110, 465, 631])('refuses %d', (port) => expect(allowedPort(port)).toBe(false));
});
