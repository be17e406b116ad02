// A world of this system is a table for board games: what it needs comes from modules. The one thing that a system
// must say is how initiative is rolled; here nobody rolls it.
Hooks.once('init', () => {
  CONFIG.Combat.initiative = { formula: '0', decimals: 0 };
});
