/** What packages of version 14 use besides: editors, windows of pages, effects, calendars, files. docs/platform.md 6. */
export const registerNewer = ({ describe, it, assert, before, after }, id) => {
  let entry;

  before(async () => {
    entry = await JournalEntry.create({
      name: 'Conformance: newer',
      pages: [{ name: 'Page', type: 'text', text: { content: '<p>told</p>' } }],
    });
  });
  after(() => entry?.delete());

  describe('the editor of texts', () => {
    it('offers its plugins to packages, and has its text as its value', async () => {
      let plugins;
      const hear = event => {
        ({ plugins } = event);
      };
      document.addEventListener('plugins', hear, { once: true });
      const editor = foundry.applications.elements.HTMLProseMirrorElement.create({ name: 'text', value: '<p>one</p>' });
      const form = document.createElement('form');
      const opened = new Promise(resolve => {
        editor.addEventListener('open', resolve, { once: true });
      });
      form.append(editor);
      document.body.append(form);
      await opened;
      assert.equal(typeof plugins, 'object');
      assert.equal(editor.value, '<p>one</p>');
      assert.equal(new foundry.applications.ux.FormDataExtended(form).object.text, '<p>one</p>');
      form.remove();
    });
    it('has the library that packages build on', () => {
      assert.isFunction(foundry.prosemirror.ProseMirrorPlugin);
      assert.isFunction(foundry.applications.ux.ProseMirrorEditor.create);
    });
  });

  describe('windows', () => {
    it('of a page are those of journals', () => {
      const { JournalEntryPageSheet } = foundry.applications.sheets.journal;
      assert.instanceOf(entry.pages.contents[0].sheet, JournalEntryPageSheet);
    });
  });

  describe('effects', () => {
    it('are temporary by a duration', () => {
      const made = duration => new ActiveEffect.implementation({ name: 'Trial', duration });
      assert.isTrue(made({ value: 2, units: 'rounds' }).isTemporary);
      assert.isFalse(made({}).isTemporary);
    });
  });

  describe('the calendar', () => {
    it('goes from seconds to dates and back', () => {
      const { calendar } = game.time;
      const time = 3 * 86_400 + 5;
      assert.equal(calendar.componentsToTime(calendar.timeToComponents(time)), time);
    });
  });

  describe('files', () => {
    it('of a package are listed', async () => {
      const { implementation } = foundry.applications.apps.FilePicker;
      const { files } = await implementation.browse('data', `modules/${id}`, { extensions: ['.json'] });
      assert.isTrue(files.some(file => file.endsWith('module.json')));
    });
  });
};
