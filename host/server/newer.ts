/** Whether one version is newer than another, number by number. */
export const isNewer = (one: string, other: string): boolean => {
  const [left, right] = [one.split('.'), other.split('.')];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const order = (left[index] ?? '0').localeCompare(right[index] ?? '0', 'en', { numeric: true });
    if (order !== 0) return order > 0;
  }
  return false;
};
