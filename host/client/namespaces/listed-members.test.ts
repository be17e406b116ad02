/** Which of the public members that we know are there, and which are not. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';
import { MEMBERS_OF_DOCUMENTS } from './members-of-documents';
import { MEMBERS_OF_THE_CANVAS } from './members-of-the-canvas';
import { MEMBERS_OF_THE_PAGE } from './members-of-the-page';

/** Makes one of each, so that a class is asked by an object of it. */
const SAMPLES = `
  const s = await Scene.create({name:'x',active:true,width:2000,height:2000}); await s.view();
  const P = {};
  P.Actor = await Actor.create({name:'A',type:game.documentTypes.Actor[0], items:[{name:'I',type:game.documentTypes.Item[0]}]});
  P.Item = P.Actor.items.contents[0];
  [P.ActiveEffect] = await P.Actor.createEmbeddedDocuments('ActiveEffect',[{name:'E'}]);
  [P.TokenDocument] = await s.createEmbeddedDocuments('Token',[{name:'T',actorId:P.Actor.id,x:400,y:400}]);
  P['foundry.canvas.placeables.Token'] = P.TokenDocument.object; P['foundry.canvas.placeables.PlaceableObject']=P.TokenDocument.object;
  const mk = async (n,d,cls)=>{ const [x] = await s.createEmbeddedDocuments(n,[d]); P['foundry.canvas.placeables.'+(cls||n)] = x.object; return x; };
  await mk('Tile',{texture:{src:'icons/svg/castle.svg'},x:100,y:100,width:200,height:200});
  await mk('Drawing',{x:300,y:900,shape:{type:'r',width:200,height:100},strokeWidth:4,fillType:1});
  await mk('AmbientLight',{x:900,y:900,config:{dim:20,bright:10}});
  await mk('AmbientSound',{x:900,y:300,radius:10,path:'a.ogg'});
  await mk('Wall',{c:[1000,1000,1200,1000]});
  P.JournalEntry = await JournalEntry.create({name:'J',pages:[{name:'p',type:'text',text:{content:'<h1>a</h1>'}}]}); P.JournalEntryPage = P.JournalEntry.pages.contents[0];
  await mk('Note',{entryId:P.JournalEntry.id,x:200,y:600});
  P.RegionDocument = await mk('Region',{name:'R',shapes:[{type:'rectangle',x:1200,y:300,width:300,height:300}],behaviors:[{type:'pauseGame'}]});
  P.RegionBehavior = P.RegionDocument.behaviors.contents[0];
  P.Combat = await Combat.create({}); [P.Combatant] = await P.Combat.createEmbeddedDocuments('Combatant',[{tokenId:P.TokenDocument.id,sceneId:s.id,actorId:P.Actor.id}]); await P.Combat.activate();
  P.ChatMessage = await ChatMessage.create({content:'x'}); P.Scene = s;
  P.RollTable = await RollTable.create({name:'T',formula:'1d1',results:[{type:'text',name:'a',range:[1,1]}]}); P.TableResult = P.RollTable.results.contents[0];
  P.Playlist = await Playlist.create({name:'P',sounds:[{name:'s',path:'a.ogg'}]}); P.PlaylistSound = P.Playlist.sounds.contents[0];
  P.Macro = await Macro.create({name:'m',type:'script',command:'1'}); P.User = game.user; P.Folder = await Folder.create({name:'f',type:'Actor'});
  P.Cards = await Cards.create({name:'d',type:'deck',cards:[{name:'c',type:'base',faces:[{name:'x'}]}]}); P.Card = P.Cards.cards.contents[0];
  const safe=(k,f)=>{ try { P[k]=f(); } catch(e){ P['!'+k]=String(e); } };
  safe('foundry.audio.Sound',()=>new foundry.audio.Sound('a.ogg'));
  safe('foundry.canvas.interaction.Ruler',()=>canvas.controls.ruler);
  safe('foundry.canvas.placeables.tokens.TokenRuler',()=>P.TokenDocument.object.ruler ?? new foundry.canvas.placeables.tokens.TokenRuler(P.TokenDocument.object));
  safe('foundry.canvas.containers.ControlIcon',()=>new foundry.canvas.containers.ControlIcon({texture:'icons/svg/castle.svg'}));
  safe('foundry.canvas.geometry.Ray',()=>new foundry.canvas.geometry.Ray({x:0,y:0},{x:1,y:1}));
  safe('foundry.canvas.geometry.Quadtree',()=>new foundry.canvas.geometry.Quadtree({x:0,y:0,width:10,height:10}));
  safe('foundry.canvas.sources.PointVisionSource',()=>new foundry.canvas.sources.PointVisionSource({object:P.TokenDocument.object}));
  safe('PIXI.Rectangle',()=>new PIXI.Rectangle(0,0,1,1)); safe('PIXI.Circle',()=>new PIXI.Circle(0,0,1)); safe('PIXI.Polygon',()=>new PIXI.Polygon([0,0,1,0,1,1])); safe('PIXI.Graphics',()=>new PIXI.Graphics());
  safe('foundry.applications.api.ApplicationV2',()=>new foundry.applications.api.ApplicationV2());
  safe('foundry.applications.api.DialogV2',()=>new foundry.applications.api.DialogV2({buttons:[{action:'ok',label:'x'}]}));
  safe('foundry.applications.api.DocumentSheetV2',()=>new foundry.applications.api.DocumentSheetV2({document:P.Actor}));
  safe('foundry.applications.sheets.ActorSheetV2',()=>new foundry.applications.sheets.ActorSheetV2({document:P.Actor}));
  safe('foundry.applications.sheets.ItemSheetV2',()=>new foundry.applications.sheets.ItemSheetV2({document:P.Item}));
  safe('foundry.applications.apps.FilePicker',()=>new foundry.applications.apps.FilePicker({type:'image'}));
  safe('foundry.applications.apps.ImagePopout',()=>new foundry.applications.apps.ImagePopout({src:'icons/svg/castle.svg'}));
  safe('foundry.applications.ux.ContextMenu',()=>new foundry.applications.ux.ContextMenu(document.createElement('div'),'.x',[],{jQuery:false}));
  safe('foundry.applications.ux.DragDrop',()=>new foundry.applications.ux.DragDrop({}));
  safe('foundry.applications.ux.Tabs',()=>new foundry.applications.ux.Tabs({navSelector:'.a',contentSelector:'.b',initial:'x'}));
  safe('foundry.applications.ux.SearchFilter',()=>new foundry.applications.ux.SearchFilter({inputSelector:'.a',contentSelector:'.b',callback(){}}));
  safe('foundry.applications.ux.FormDataExtended',()=>new foundry.applications.ux.FormDataExtended(document.createElement('form')));
  safe('foundry.dice.Roll',()=>new Roll('1d6')); safe('foundry.dice.terms.Die',()=>new foundry.dice.terms.Die({number:1,faces:6})); P['foundry.dice.terms.DiceTerm']=P['foundry.dice.terms.Die'];
  safe('foundry.abstract.DataModel',()=>P.Actor.prototypeToken);
  safe('foundry.abstract.TypeDataModel',()=>P.RegionBehavior.system);
  await foundry.documents.collections.CompendiumCollection.createCompendium({type:'Actor',label:'pk',name:'pk'});
  safe('foundry.documents.collections.CompendiumCollection',()=>game.packs.contents[0]);
  safe('foundry.nue.Tour',()=>new foundry.nue.Tour({title:'x',steps:[{id:'a',title:'x',content:'y'}],namespace:'core',id:'t'}));
  safe('foundry.applications.sidebar.AbstractSidebarTab',()=>ui.chat); safe('foundry.applications.sidebar.DocumentDirectory',()=>ui.actors);
  safe('foundry.applications.hud.TokenHUD',()=>canvas.tokens.hud); safe('foundry.applications.hud.BasePlaceableHUD',()=>canvas.tokens.hud);
  safe('foundry.applications.ui.SceneControls',()=>ui.controls); safe('foundry.applications.ui.SceneNavigation',()=>ui.nav); safe('foundry.applications.ui.Players',()=>ui.players); safe('foundry.applications.ui.Hotbar',()=>ui.hotbar);
  safe('foundry.applications.sidebar.tabs.CombatTracker',()=>ui.combat);
  safe('foundry.appv1.api.Application',()=>new foundry.appv1.api.Application()); safe('foundry.appv1.api.FormApplication',()=>new foundry.appv1.api.FormApplication({}));
`;

/** Those of the members that are not there, by what is asked; a field of a document counts by its schema. */
const ABSENT = `const absent = {};
  for (const [path, members] of Object.entries(asked)) {
    const of = path.endsWith('.prototype') ? P[path.slice(0, -'.prototype'.length)] : undefined;
    const target = of ?? (0, eval)(path);
    const { schema, hierarchy = {} } = target.constructor ?? {};
    const known = new Set([...Object.keys(target.schema?.fields ?? {}), ...Object.keys(schema?.fields ?? {}), ...Object.keys(hierarchy)]);
    absent[path] = members.filter(name => !(name in Object(target)) && !known.has(name));
  }
  return absent;`;

const session = openSession();
let absent: Readonly<Record<string, readonly string[]>>;
const LISTS = { ...MEMBERS_OF_DOCUMENTS, ...MEMBERS_OF_THE_CANVAS, ...MEMBERS_OF_THE_PAGE };
const words = (text: string): string[] => text.trim().split(/\s+/);

beforeAll(async () => {
  const page: Page = session.gm;
  const asked = Object.fromEntries(
    Object.entries(LISTS).map(([path, members]) => [path, words(members).map(name => name.replace(/^!/, ''))]),
  );
  absent = await page.evaluate(`(async () => { ${SAMPLES} const asked = ${JSON.stringify(asked)}; ${ABSENT} })()`);
});

test.each(Object.entries(LISTS))('what the lists say of %s is so', (path, members) => {
  const marked = words(members).filter(name => name.startsWith('!'));
  expect(absent[path]?.map(name => `!${name}`)).toEqual(marked);
});

test('of what is listed, nine of ten are there', () => {
  const all = Object.values(LISTS).flatMap(words);
  const there = all.filter(name => !name.startsWith('!'));
  expect(there.length / all.length).toBeGreaterThan(0.9);
});
