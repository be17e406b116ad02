import { expect, test } from 'vitest';
import { layOptions } from './options';

test('a subclass adds classes and controls, and replaces the rest', () => {
  const under = { classes: ['sheet'], tag: 'div', window: { title: 'One', controls: [1] }, list: [1, 2] };
  const over = { classes: ['rt', 'sheet'], window: { controls: [2] }, list: [3], tag: undefined };
  expect(layOptions(under, over)).toEqual({
    classes: ['sheet', 'rt'],
    tag: 'div',
    window: { title: 'One', controls: [1, 2] },
    list: [3],
  });
  expect(under.classes).toEqual(['sheet']);
});
