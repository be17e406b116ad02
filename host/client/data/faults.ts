const unsaid: string[] = [];

/** The destination of a host fault: kept until the page is connected. */
let report = (message: string): void => {
  unsaid.push(message);
};

/** Host faults of this page, for tests: what Foundry would silently drop or break. */
export const hostFaults: string[] = [];

/** Reports a module's mistake that Foundry would not mention. */
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
