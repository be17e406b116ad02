/** Journal entries and their pages, flags, ownership: where the record of a table stands. docs/platform.md 5, 8. */
export const registerDocuments = ({ describe, it, assert, before, after }, id) => {
  const { OBSERVER, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  let entry;

  before(async () => {
    entry = await JournalEntry.create({
      name: 'Conformance',
      ownership: { default: OBSERVER },
      flags: { [id]: { head: '{"a.b":1}', lease: { epoch: 1 } } },
      pages: [
        {
          name: 'Chapter',
          type: 'text',
          text: { content: '<p>told</p>', format: CONST.JOURNAL_ENTRY_PAGE_FORMATS.HTML },
        },
      ],
    });
  });
  after(() => entry?.delete());

  describe('the classes', () => {
    it('are those that the world is configured with', () => {
      assert.equal(JournalEntry.implementation, CONFIG.JournalEntry.documentClass);
      assert.instanceOf(entry, JournalEntry.implementation);
      assert.instanceOf(entry, foundry.abstract.Document);
    });
  });

  describe('entries', () => {
    it('are in the journal with their pages', () => {
      assert.equal(game.journal.get(entry.id), entry);
      assert.equal(entry.pages.size, 1);
      assert.equal(entry.pages.contents[0].parent, entry);
    });
    it('stand beside macros, which lie in the slots of a user', async () => {
      const macro = await Macro.create({ name: 'Conformance', type: 'script', command: 'void 0' });
      const { command, img } = game.macros.get(macro.id);
      assert.equal(command, 'void 0');
      assert.isTrue(!img || typeof img === 'string');
      const free = Array.from({ length: 50 }, (_, n) => 50 - n).find(slot => !game.user.hotbar[slot]);
      await game.user.update({ hotbar: { [free]: macro.id } });
      assert.equal(game.user.hotbar[free], macro.id);
      await macro.delete();
    });
    it('know who owns them, and when they were made', () => {
      assert.equal(entry.ownership.default, OBSERVER);
      assert.equal(entry.ownership[game.userId], OWNER);
      assert.isNumber(entry._stats.createdTime);
      assert.isNumber(entry._stats.modifiedTime);
      assert.isTrue(game.journal.some(one => one === entry));
    });
    it('are read from the database as they stand there', async () => {
      const [read] = await CONFIG.DatabaseBackend.get(JournalEntry.implementation, { query: { _id: entry.id } });
      assert.equal(read.id, entry.id);
      assert.equal(read.name, entry.name);
    });
    it('are deleted several at once', async () => {
      const made = await JournalEntry.createDocuments([{ name: 'Conformance 2' }, { name: 'Conformance 3' }]);
      await JournalEntry.deleteDocuments(made.map(one => one.id));
      assert.isUndefined(game.journal.get(made[0].id));
    });
    it('keep text in their flags as it is', () => assert.equal(entry.getFlag(id, 'head'), '{"a.b":1}'));
    it('merge what is written into their flags', async () => {
      await entry.update({ flags: { [id]: { lease: { user: 'x' } } } });
      assert.deepEqual(entry.getFlag(id, 'lease'), { epoch: 1, user: 'x' });
    });
    it('lose a flag by unsetFlag', async () => {
      await entry.setFlag(id, 'passing', { a: 1 });
      await entry.unsetFlag(id, 'passing');
      assert.isUndefined(entry.getFlag(id, 'passing'));
    });
    it('belong to observers who may read and not write', () => {
      const player = game.users.find(user => !user.isGM);
      if (!player) return;
      assert.isTrue(entry.testUserPermission(player, 'OBSERVER'));
      assert.isFalse(entry.testUserPermission(player, 'OWNER'));
      assert.isFalse(entry.canUserModify(player, 'update'));
      assert.isTrue(entry.isOwner);
    });
  });

  describe('pages', () => {
    const page = () => entry.pages.contents[0];
    it('keep their text', () => assert.equal(page().text.content, '<p>told</p>'));
    // shows record.3
    it('take entries of a record by key and leave the others alone', async () => {
      await page().update({ flags: { [id]: { entries: { '00001': 'first' } } } });
      await page().update({ flags: { [id]: { entries: { '00002': 'second' } } } });
      assert.deepEqual(page().getFlag(id, 'entries'), { '00001': 'first', '00002': 'second' });
    });
    it('tell hooks what has changed and nothing else', async () => {
      let told;
      const hook = Hooks.on('updateJournalEntryPage', (_page, changes) => {
        told = changes.flags?.[id];
      });
      await page().update({ flags: { [id]: { entries: { '00002': 'second', '00003': 'third' } } } });
      Hooks.off('updateJournalEntryPage', hook);
      assert.deepEqual(told, { entries: { '00003': 'third' } });
    });
    it('tell nothing of an update without a difference', async () => {
      let told = 0;
      const hook = Hooks.on('updateJournalEntryPage', () => {
        told++;
      });
      await page().update({ flags: { [id]: { entries: { '00001': 'first' } } } });
      Hooks.off('updateJournalEntryPage', hook);
      assert.equal(told, 0);
    });
    it('replace arrays whole', async () => {
      await page().setFlag(id, 'list', [1, 2, 3]);
      await page().setFlag(id, 'list', [4]);
      assert.deepEqual(page().getFlag(id, 'list'), [4]);
    });
    it('are added and deleted as embedded documents', async () => {
      const [made] = await entry.createEmbeddedDocuments('JournalEntryPage', [
        { name: 'Two', type: 'text', sort: 2000, title: { show: true, level: 2 } },
      ]);
      assert.equal(made.title.level, 2);
      assert.equal(entry.pages.size, 2);
      await entry.deleteEmbeddedDocuments('JournalEntryPage', [made.id]);
      assert.equal(entry.pages.size, 1);
    });
  });

  describe('a hook of a module’s own', () => {
    it('calls everybody who listens, in their order, with what it is given', () => {
      const told = [];
      const hooks = [1, 2].map(n => Hooks.on('conformance.own', given => told.push([n, given])));
      Hooks.callAll('conformance.own', 'news');
      for (const hook of hooks) Hooks.off('conformance.own', hook);
      assert.deepEqual(told, [
        [1, 'news'],
        [2, 'news'],
      ]);
    });
  });

  describe('a veto', () => {
    it('of a pre-hook keeps an update from being made', async () => {
      const hook = Hooks.on('preUpdateJournalEntry', () => false);
      await entry.update({ name: 'Another' });
      Hooks.off('preUpdateJournalEntry', hook);
      assert.equal(entry.name, 'Conformance');
    });
  });

  describe('folders', () => {
    it('are made for a kind of document', async () => {
      const folder = await Folder.create({ name: 'Conformance', type: 'JournalEntry' });
      assert.equal(game.folders.get(folder.id).type, 'JournalEntry');
      await folder.delete();
    });
  });
};
