import type { IncomingMessage } from 'node:http';

/** Whether an address, as a socket or an option gives it, is this machine itself. */
export const isThisMachine = (address: string | undefined): boolean =>
  address !== undefined && /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(address);

/** Headers that proxies and tunnels add to a request that they pass on. */
const FORWARDED =
  /^(?:x-(?:forwarded|original|originating|envoy|azure|arr|amzn|amz|appengine|vercel|cluster|remote|proxyuser|sent)-.*|x-(?:real|client|host)(?:-ip)?|forwarded(?:-.*)?|via|cdn-loop|true-client-ip|client-ip|(?:cf|fly|ngrok|fastly|tailscale|akamai|proxy)-.*)$/;

const nameOf = (host: string | undefined): string => (host ?? '').replace(/:\d+$/, '').toLowerCase();

/**
 * Is the user of this request at this machine? The connection comes from here, it names this machine (a page of another
 * site whose name points here does not), and no proxy or tunnel passed it on.
 */
export const isFromThisMachine = ({ socket, headers }: IncomingMessage, names: readonly string[] = []): boolean => {
  const name = nameOf(headers.host);
  return (
    isThisMachine(socket.remoteAddress) &&
    (isThisMachine(name) || names.includes(name)) &&
    !Object.keys(headers).some(header => FORWARDED.test(header))
  );
};

/** Does a browser say that a page of another site made this request? A page may leave both out; it has no cookie then. */
export const isOfAnotherSite = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin.replace(/^https?:\/\//, '') !== host) return true;
  return site === 'cross-site' || site === 'same-site';
};
