/** Where a host fault is sent; the socket takes over from plain requests once it is connected. */
let report = (message: string): void => {
  void fetch('host/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
  });
};

/** Host faults of this page, for tests: what Foundry would drop or break in silence. */
export const hostFaults: string[] = [];

/** Says aloud what a module did wrong and Foundry would not tell it. */
export const hostFault = (message: string): void => {
  hostFaults.push(message);
  console.error(`HOST FAULT: ${message}`);
  report(message);
};

/** Sends later faults through `send`. */
export const reportFaultsBy = (send: (message: string) => void): void => {
  report = send;
};

const warned = new Set<string>();

/** A deprecation of Foundry's: works, and warns once. */
export const deprecated = (message: string): void => {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
};
