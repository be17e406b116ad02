import { expect, test } from 'vitest';
import { documentType } from '../shared/documents';
import { sanitize, sanitizeFields } from './sanitize';

test.each([
  ['<p class="a">Hello <b>you</b></p>', '<p class="a">Hello <b>you</b></p>'],
  ['<script>alert(1)</script>text', 'text'],
  ['<script>never closed', ''],
  ['<img src="x.png" onerror="alert(1)">', '<img src="x.png">'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ["<a href=' javascript:alert(1)'>x</a>", '<a>x</a>'],
  ['<iframe src="x"></iframe>', ''],
  ['<img src="x" OnError=alert(1)', '&lt;img src="x" OnError=alert(1)'],
  ['1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
])('%s', (html, safe) => expect(sanitize(html)).toBe(safe));

test('only the fields that are shown as HTML are touched', () => {
  const { fields } = documentType('JournalEntryPage');
  expect(sanitizeFields(fields, { name: '<script>', text: { content: '<script></script>x' }, '-=src': null })).toEqual({
    name: '<script>',
    text: { content: 'x' },
    '-=src': null,
  });
});
