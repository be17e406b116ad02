/** The list of a folder in the window that picks a file. */
import { button, icon, make } from './dom';

/** What lies in a folder. */
export interface Listing {
  readonly target: string;
  readonly dirs: readonly string[];
  readonly files: readonly string[];
}

const nameOf = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? path);

const IMAGES = /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|webp)$/i;

const entry = (action: string, path: string, mark: Node, label: string): HTMLElement =>
  make(
    'li',
    { class: `${action === 'pickFile' ? 'file' : 'directory'} flexrow`, 'data-name': label },
    button({ class: 'plain', 'data-action': action, 'data-path': path }, mark, make('span', {}, label)),
  );

/** The folders and files of a listing, with the way to the folder above. */
export const listOf = ({ target, dirs, files }: Listing): HTMLElement => {
  const above = target.includes('/') ? target.replace(/\/[^/]*$/, '') : '';
  const up = target ? [entry('openFolder', above, icon('fa-solid fa-turn-up'), '..')] : [];
  return make(
    'ol',
    { class: 'files-list plain', style: 'max-height: 320px; overflow-y: auto' },
    ...up,
    ...dirs.map(path => entry('openFolder', path, icon('fa-solid fa-folder'), nameOf(path))),
    ...files.map(path => {
      const picture = IMAGES.test(path)
        ? make('img', { src: path, alt: '', loading: 'lazy', style: 'width: 32px; height: 32px; object-fit: contain' })
        : icon('fa-solid fa-file');
      return entry('pickFile', path, picture, nameOf(path));
    }),
  );
};
