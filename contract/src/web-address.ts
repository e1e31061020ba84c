const isWeb = ({ protocol, hostname }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && hostname !== '';

/** Without a scheme, a single word is a name of something else. */
const isHost = ({ hostname }: URL): boolean => hostname === 'localhost' || /[^.]\.[^.]|^\[/u.test(hostname);

/** Reads what a seller typed as a web address; `https` is assumed when no scheme is given. Null for anything but http and https. */
export function parseWebAddress(text: string): URL | null {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/iu.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  return url !== null && isWeb(url) && (hasScheme || isHost(url)) ? url : null;
}
