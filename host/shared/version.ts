/** The version the host answers with; docs/platform.md 1. */
export const VERSION = '14.369';
export const RELEASE = { generation: 14, build: 369 } as const;
