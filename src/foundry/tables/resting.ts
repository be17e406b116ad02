/** Long thinking in a page, a slice at a time: whatever else the page has to do comes between. */

/** How long a bot may think before everything else on the page gets its turn (ms). */
const SLICE = 8;

/** The page's next task: not a timer, which a page in the background is made to wait for. */
const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** A rest for whoever thinks long in this page. */
export const resting = (): (() => Promise<void>) => {
  let since = 0;
  return async () => {
    if (performance.now() - since < SLICE) return;
    await nextTask();
    since = performance.now();
  };
};
