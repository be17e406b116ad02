/** Templates compiled by the server, and a world's first settings. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { afterAll, expect, test } from 'vitest';
import { COMPILED_TEMPLATE } from '../shared/wire';
import { connectAs } from '../testing/host';
import { openedByTests } from '../testing/opened';

const { newHost, newFolder } = openedByTests();

const place = mkdtempSync(join(tmpdir(), 'module-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const module = join(place, 'probe');
mkdirSync(join(module, '.hidden'), { recursive: true });
writeFileSync(join(place, 'beside.hbs'), 'beside');
for (const [file, text] of Object.entries({
  'module.json': JSON.stringify({ id: 'probe', title: 'Probe', version: '1.0.0', esmodules: [] }),
  'hello.hbs': '<b>{{#if name}}{{name}}{{/if}}</b>',
  'broken.hbs': '{{#if name}}',
  'data.json': '{}',
  '.hidden/kept.hbs': 'kept',
}))
  writeFileSync(join(module, file), text);

const ask = async (path: string, accept: string): Promise<{ readonly type: string; readonly text: string }> => {
  const { url } = await newHost({ module });
  const response = await fetch(`${url}/${path}`, { headers: { Accept: accept } });
  return { type: response.headers.get('Content-Type') ?? '', text: await response.text() };
};

test('a page that asks for a compiled template gets it as code', async () => {
  const { type, text } = await ask('modules/probe/hello.hbs', COMPILED_TEMPLATE);
  expect(type).toContain(COMPILED_TEMPLATE);
  const template = Handlebars.template(new Function(`return ${text}`)() as TemplateSpecification);
  expect(template({ name: '<i>' })).toBe('<b>&lt;i&gt;</b>');
});

test('a request without that wish, or for a template that does not compile, gets the file', async () => {
  expect((await ask('modules/probe/hello.hbs', '*/*')).text).toContain('{{name}}');
  expect((await ask('modules/probe/broken.hbs', COMPILED_TEMPLATE)).text).toBe('{{#if name}}');
  expect((await ask('modules/probe/data.json', COMPILED_TEMPLATE)).text).toBe('{}');
});

test.each(['.hidden/kept.hbs', '../beside.hbs', '%2e%2e/beside.hbs', '..%2fbeside.hbs', 'none.hbs', '%E0%A4%A.hbs'])(
  'a file that is not served is not compiled either: %s',
  async path => {
    const { type, text } = await ask(`modules/probe/${path}`, COMPILED_TEMPLATE);
    expect(type).not.toContain(COMPILED_TEMPLATE);
    expect(text).not.toMatch(/kept|beside/);
  },
);

test('a new world begins with its host’s settings, and an old one keeps its own', async () => {
  const world = newFolder();
  for (const settings of [{ 'probe.done': true }, { 'probe.done': false, 'probe.more': 1 }]) {
    const host = await newHost({ world, settings });
    const client = await connectAs(host, 'Player 1');
    const { documents } = await client.world();
    expect(documents['Setting']).toMatchObject([{ key: 'probe.done', value: 'true', user: null }]);
    client.close();
    await host.close();
  }
});
