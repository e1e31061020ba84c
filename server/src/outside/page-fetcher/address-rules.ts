import { BlockList, isIP } from 'node:net';

/** IANA IPv4 Special-Purpose Address Registry, with multicast (224/4) and what is reserved (240/4). */
const closedIpv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Only global unicast (2000::/3) is public; inside it, these are not: Teredo, ORCHID and other protocol assignments, documentation, 6to4.
 * Mapped IPv4 (::ffff/96), NAT64 (64:ff9b::/96), local and multicast addresses lie outside it.
 */
const closedIpv6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, prefix] of closedIpv4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closedIpv6) closed.addSubnet(net, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
// Kept apart: a mapped address (::ffff:7f00:1) would match IPv4 rules of a common list, and is not what tests need.
const loopback = { ipv4: new BlockList(), ipv6: new BlockList() };
loopback.ipv4.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.ipv6.addAddress('::1', 'ipv6');

/** Whether an import may connect to this IP address. `allowLoopback` opens 127.0.0.0/8 and ::1, for tests. */
export function mayConnect(address: string, allowLoopback: boolean): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (allowLoopback && loopback[family].check(address, family)) return true;
  if (family === 'ipv6' && !globalUnicast.check(address, 'ipv6')) return false;
  return !closed.check(address, family);
}

/** The web's own ports, and those that ordinary programs may use; not mail, DNS, databases of the system and the like. */
export const allowedPort = (port: number): boolean => port === 80 || port === 443 || port >= 1024;
