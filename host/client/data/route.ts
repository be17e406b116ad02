/** [D14] foundry.utils.getRoute: a path under the server's route prefix, without a slash in front. */
export const getRoute = (path: string, { prefix }: { prefix?: string } = {}): string => {
  const given = prefix ?? (globalThis as { ROUTE_PREFIX?: string }).ROUTE_PREFIX ?? '';
  return [given, path]
    .map(part => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/');
};
