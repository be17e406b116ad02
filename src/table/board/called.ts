/** Finding something by its name as one types it. */

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Does a name hold every word that was typed, whatever their case, accents and order? */
export const isNamedLike = (name: string, typed: string): boolean => {
  const own = plain(name);
  return plain(typed)
    .split(/\s+/)
    .every(word => own.includes(word));
};
