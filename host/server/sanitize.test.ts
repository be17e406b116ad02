import { expect, test } from 'vitest';
import { documentType } from '../shared/documents';
import { sanitize, sanitizeFields } from './sanitize';

test.each([
  ['<p class="a">Hello <b>you</b></p>', '<p class="a">Hello <b>you</b></p>'],
  ['<script>alert(1)</script>text', 'text'],
  ['<script>never closed', ''],
  ['<img src="x.png" onerror="alert(1)">', '<img src="x.png" />'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ["<a href=' javascript:alert(1)'>x</a>", '<a>x</a>'],
  ['<iframe src="x"></iframe>', ''],
  ['<img src="x" OnError=alert(1)', ''],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['<svg><script>1</script><p>x</p></svg>', '<p>x</p>'],
  ['<a href="java&#x09;script:alert(1)">x</a>', '<a>x</a>'],
  ['<p style="color:red;background:url(//evil)">x</p>', '<p style="color:red">x</p>'],
  ['<math><mi xlink:href="data:x,<script>1</script>">x</mi></math>', 'x'],
  ['<form action="//evil"><input name="a" value="b"></form>', '<form><input name="a" value="b" /></form>'],
])('%s', (html, safe) => expect(sanitize(html)).toBe(safe));

test('only fields that are shown as HTML are sanitized', () => {
  const { fields } = documentType('JournalEntryPage');
  expect(sanitizeFields(fields, { name: '<script>', text: { content: '<script></script>x' }, '-=src': null })).toEqual({
    name: '<script>',
    text: { content: 'x' },
    '-=src': null,
  });
});

test('the faces of a card are sanitized one by one', () => {
  const { fields } = documentType('Card');
  const faces = [{ name: '<b>', text: '<script></script>x' }, { text: null }];
  expect(sanitizeFields(fields, { '==faces': faces })).toEqual({
    '==faces': [{ name: '<b>', text: 'x' }, { text: null }],
  });
});
