/** No table depends on a member of Foundry without public proof: each such member has a probe and a fallback. */
import { expect, test } from 'vitest';
import { ASSUMPTIONS } from 'vtt-stand-in/assumptions';
import doctor from '../lang/diagnostics/en.json';
import { assumed, looked, namesIn, platformMembers, proven } from './platform-members';

test('docs/platform.md lists exactly the members that the module uses', () => {
  const used = [...platformMembers()].flatMap(([owner, names]) => names.map(name => `${owner}#${name}`));
  expect(used.length).toBeGreaterThan(200);
  const listed = proven.flatMap(([owner, members]) => namesIn(members).map(name => `${namesIn(owner)[0]}#${name}`));
  expect(listed.toSorted()).toEqual(used.toSorted());
});

test('each line of members names its proof', () => {
  expect(proven.filter(([, , proof = '']) => !/\[(?:D14|D13|A|I|M|T)\]` \S/.test(proof))).toEqual([]);
});

test('everything assumed has a switch (or a reason for none), a probe, and a fallback', () => {
  const switches = assumed.flatMap(([, cell]) => namesIn(cell));
  expect(switches.toSorted()).toEqual(Object.keys(ASSUMPTIONS).toSorted());
  for (const [what, cell = '', probe = '', otherwise = ''] of assumed) {
    expect(cell === '' || probe === '' || otherwise.length < 10, what).toBe(false);
    for (const one of namesIn(probe)) expect(Object.keys(doctor.probes), what).toContain(one);
  }
});

test('every probe of the doctor concerns something assumed, or something proven that every table needs', () => {
  const probes = [...assumed, ...looked].flatMap(([, , probe]) => namesIn(probe));
  expect(looked.filter(([, proof = '', , otherwise = '']) => proof.length < 10 || otherwise.length < 10)).toEqual([]);
  expect(Object.keys(doctor.probes).filter(one => !probes.includes(one))).toEqual([]);
});
