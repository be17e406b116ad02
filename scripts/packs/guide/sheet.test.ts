import { expect, test } from 'vitest';
import { sheetOf } from './sheet';

const BOARD =
  '<rect width="300" height="200" fill="#123456"/><circle cx="4" cy="5" r="6" stroke="#123456" stroke-width="2"/>';
const pictureOf = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 300 200">${inner}</svg>`;
const drawn = (id: string, inner: string) => ({ id, width: 30, height: 20, svg: pictureOf(inner) });

/** A sheet with every shared part inlined again. */
const whole = (sheet: string): string => {
  const shared = new Map(
    [...sheet.matchAll(/<g id="(s\w+)">(.*?)<\/g>(?=<g id="s|<\/defs>)/g)].map(([, id, text]) => [id, text]),
  );
  let text = sheet.replace(/<defs>.*<\/defs>/, '');
  while (text.includes('<use href="#s'))
    text = text.replace(/<use href="#(s\w+)"\/>/g, (_use, id: string) => shared.get(id) ?? '?');
  return text;
};

test('a part of several pictures is in the file once, and each picture shows all of it', () => {
  const sheet = sheetOf([drawn('a', `${BOARD}<text x="1">One</text>`), drawn('b', `${BOARD}<text x="1">Two</text>`)]);
  expect(sheet.split('circle')).toHaveLength(2);
  expect(whole(sheet)).toContain(`viewBox="0 0 300 200">${BOARD}<text x="1">One</text></svg>`);
  expect(whole(sheet)).toContain(`viewBox="0 0 300 200">${BOARD}<text x="1">Two</text></svg>`);
});

test('each picture has its own view, and no two views overlap', () => {
  const sheet = sheetOf([drawn('a', BOARD), drawn('b', '<path d="M0 0"/>')]);
  expect([...sheet.matchAll(/<view id="(\w)" viewBox="([^"]*)"/g)].map(([, id, box]) => [id, box])).toEqual([
    ['a', '0 0 30 20'],
    ['b', '0 20 30 20'],
  ]);
});

test('patterns are collected; two with the same name that differ are refused', () => {
  const withPattern = (fill: string) => `<defs><pattern id="p"><path fill="${fill}"/></pattern></defs>${BOARD}`;
  const sheet = sheetOf([drawn('a', withPattern('red')), drawn('b', withPattern('red'))]);
  expect(sheet.split('<pattern')).toHaveLength(2);
  expect(() => sheetOf([drawn('a', withPattern('red')), drawn('b', withPattern('blue'))])).toThrow('called p');
});
