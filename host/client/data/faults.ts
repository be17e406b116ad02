const unsaid: string[] = [];

/** Where a host fault is sent: kept until the page is connected. */
let report = (message: string): void => {
  unsaid.push(message);
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
  for (const message of unsaid.splice(0)) send(message);
};

const warned = new Set<string>();

/** A deprecation of Foundry's: works, and warns once. */
export const deprecated = (message: string): void => {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
};
