import { page, type HostDocument } from './globals';

/** A click on a link to a document (`@UUID[…]`) opens its sheet. [D13] TextEditor, content links */
export const followContentLinks = (): void => {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-link][data-uuid]') : null;
    if (!link) return;
    event.preventDefault();
    const { fromUuid } = page as unknown as { fromUuid(uuid: string): Promise<HostDocument | null> };
    void fromUuid(link.dataset['uuid'] ?? '').then(document => document?.sheet?.render({ force: true }));
  });
};
