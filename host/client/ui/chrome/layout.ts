import { make } from '../dom';

/** The places of the interface over the canvas, by Foundry's ids: left, top, right, bottom. */
export const layOutInterface = (): HTMLElement => {
  const known = document.getElementById('interface');
  if (known) return known;
  const ui = make(
    'div',
    { id: 'interface' },
    make(
      'section',
      { id: 'ui-left' },
      make('div', { id: 'ui-left-column-1' }),
      make('div', { id: 'ui-left-column-2' }),
    ),
    make('section', { id: 'ui-middle' }, make('header', { id: 'ui-top' }), make('footer', { id: 'ui-bottom' })),
    make('section', { id: 'ui-right' }, make('div', { id: 'ui-right-column-1' })),
  );
  document.body.append(ui);
  return ui;
};
