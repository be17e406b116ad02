/** Before all end-to-end tests: the host's page is built once, so that no two workers write it at the same time. */
import { buildHost } from '../../host/build';

/** Tells every worker that the host's page stands. */
export const HOST_BUILT = 'RT_HOST_BUILT';

export default async (): Promise<void> => {
  await buildHost();
  process.env[HOST_BUILT] = 'yes';
};
