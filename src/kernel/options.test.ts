import { expect, test } from 'vitest';
import { defaultOptions, readOptions, type OptionSpec } from './options';

const specs: readonly OptionSpec[] = [
  { id: 'fog', section: '§1', kind: 'toggle', default: false },
  { id: 'side', section: '§1', kind: 'choice', default: 'red', values: ['red', 'white'] },
  { id: 'years', section: '§1', kind: 'number', default: 3, min: 2, max: 5 },
];

test('a missing option takes its default', () => {
  expect(defaultOptions(specs)).toEqual({ fog: false, side: 'red', years: 3 });
  expect(readOptions(specs, { years: 5 })).toEqual({ options: { fog: false, side: 'red', years: 5 }, problems: [] });
});
test.each([
  [{ fog: 'yes' }, 'fog', 'not-a-value'],
  [{ side: 'blue' }, 'side', 'not-a-value'],
  [{ years: 1 }, 'years', 'not-a-value'],
  [{ years: 6 }, 'years', 'not-a-value'],
  [{ years: 2.5 }, 'years', 'not-a-value'],
  [{ wind: 1 }, 'wind', 'unknown-option'],
])('%o is a problem', (given, option, problem) =>
  expect(readOptions(specs, given).problems).toMatchObject([{ option, problem }]),
);
