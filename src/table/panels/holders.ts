/** Who sits on a seat, as the value of a select box. */
import type { Holder } from '../record/model';

/** `user:<id>`, `bot:<id>` or `open:`. */
export const makeHolder = (holder: Holder): string => {
  switch (holder.kind) {
    case 'user':
      return `user:${holder.user}`;
    case 'bot':
      return `bot:${holder.bot}`;
    case 'open':
      return 'open:';
  }
};

export const parseHolder = (value: string): Holder | undefined => {
  const [, kind, id = ''] = /^(user|bot|open):(.*)$/.exec(value) ?? [];
  if (kind === 'open') return { kind: 'open' };
  if (kind === 'user' && id) return { kind: 'user', user: id };
  return kind === 'bot' && id ? { kind: 'bot', bot: id } : undefined;
};
