import { expect, test } from 'vitest';
import { fields, text } from '../owners-data';
import { ownersFile } from './owners-file';

let made = 0;
const crew = ownersFile({
  section: '§1',
  limit: 60,
  file: fields<{ readonly name: string }>({ name: text(20) }),
  use: read => ({ name: read?.name ?? 'nobody', made: ++made }),
});

test('a file is the value of the option in its canonical form, or everything wrong with it', () => {
  expect(crew.option.read(' { "name": "Ann" } ')).toEqual({ data: '{"name":"Ann"}' });
  expect(crew.option.read('{"name":""}')).toMatchObject({ problems: [{ at: '/name' }] });
  expect(crew.option.read(`{"name":"${'n'.repeat(60)}"}`)).toMatchObject({ problems: [{ problem: 'too-large' }] });
});
test('what is made of it is made once, for each of the open tables', () => {
  const [ann, bob] = ['Ann', 'Bob'].map(name => ({ data: JSON.stringify({ name }) }));
  const first = crew.of(ann ?? {});
  expect(crew.of(bob ?? {}).name).toBe('Bob');
  expect(crew.of(ann ?? {})).toBe(first);
  for (let n = 0; n < 8; n++) crew.of({ data: JSON.stringify({ name: `${n}` }) });
  expect(crew.of(ann ?? {})).toMatchObject({ name: 'Ann' });
  expect(crew.of(ann ?? {})).not.toBe(first);
});
test('no file, and an unreadable one, are treated alike', () => {
  expect(crew.of({}).name).toBe('nobody');
  expect(crew.of({ data: '' })).toBe(crew.of({ data: 'broken' }));
});
