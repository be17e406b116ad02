import { expect, test } from 'vitest';
import { slim } from './slim';

test('a path keeps its places, to a tenth, and its commands', () => {
  expect(slim('<path d="M0.7000000000000011 71.6V50L8.8 42.8H23.2L31.299 50L1 2Z"/>')).toBe(
    '<path d="M0.7 71.6V50L8.8 42.8H23.2L31.3 50 1 2Z"/>',
  );
  expect(slim('<path d="M1 2L3 4L-5 6ZM7 8L9 1"/>')).toBe('<path d="M1 2 3 4 -5 6ZM7 8 9 1"/>');
});

test('redundant attributes are left out', () => {
  expect(slim('<rect x="0" y="0" width="3"/><text x="33.0" y="5.5">1.0</text>')).toBe(
    '<rect width="3"/><text x="33" y="5.5">1.0</text>',
  );
  expect(slim('<path d="M0 0" stroke-linejoin="miter"/>')).toBe('<path d="M0 0"/>');
});
