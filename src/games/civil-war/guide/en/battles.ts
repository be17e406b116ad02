/** Events, attacks, and what follows. */
export const battles = `
# §events

Events bend the war: they bring cards, tokens and losses. In this phase you play those that are not for battle.

## do

- Play as many events as you like, one after another. Each goes to your discard pile.
- Events that draw bring 3 cards.
- {red-epidemic}: the enemy chooses 2 of their troops in play and loses them.
- {red-terrorism}, {white-terrorism} and {white-japanese-occupation}: the enemy discards 3 cards of their choice from hand.
- With fewer troops or cards than an event asks for, all of them go. For an epidemic cards in hand do not count.
- {red-sacked} and {red-execution}: you choose an enemy leader, who is discarded. See [§leader-loss].
- {white-purge-1} and {white-assassination-1}: a die names the enemy leader.
- {red-internal-lines-1} gives tokens to 2 of your leaders, {red-railroads} to one.
- {red-subversive-attack-1}: take an enemy troop. See [§control].

## not

- Only one event a turn may draw cards.
- Events for battle wait for the Attack Phase: [§battle-events].
- An event that could change nothing may not be played.

!one-draw-card The Reds draw with one event. A second one, a battle event, and an event without a target are refused.

# §battle-events

Some events belong to the Attack Phase. Both sides may play them, whoever’s turn it is. Each has its own moment.

## do

| When | Event | What it does |
| Before the first attack | {white-peasant-insurrection} | The enemy cannot attack this turn. |
| After the attackers are named | {red-confused-and-divided-1} | One attacking army drops out. Its token is spent. |
| In a blocked battle | {red-national-defense-1} | Each of your troops in the battle gets +1. |
| In a blocked battle | {red-counter-attack} | The same, but only if you block. |
| In a blocked battle | {red-death-penalty}, {white-munitions-and-supplies-1}, {white-allied-firepower-1} | Each troop of one of your armies gets +1. |
| In a blocked battle | {white-tanks-and-artillery-1} | One of your troops gets +2. |
| In a blocked battle | {red-subversive-attack-1} | Take an enemy troop: [§control]. |

These last for one battle. Several of them add up.

If {red-confused-and-divided-1} stops the only attacker, the attack is over. Then nobody blocks, and no marker changes hands. Other attackers go on without the one that was stopped. Nobody may take its place.

You may play both copies against one attack, each against another army. {white-peasant-insurrection} takes no tokens: the enemy may still block in your next turn.

## not

- Each card is played at its own moment. A card for a blocked battle comes too late or too early at any other.
- A card that could change nothing stays in your hand.

!confused Wrangel attacks. The Reds may stop him now; what strengthens a battle has to wait.

# §leader-loss

A leader who is lost leaves troops behind. They need a new leader, or they go home.

## do

- When a leader is chosen by chance, roll a die: each enemy leader in play has the same chance. A single leader needs no die.
- Move the troops of the lost leader to your other leaders of the same front, if there is room.
- A troop without a new leader goes back to your hand. You may also take it home by choice.
- A troop you have taken from the enemy does not go to your hand. It goes to the discard pile of its owner.

## not

- Nobody changes the front, not even the Reds. Their free moves belong to the [§rally].
- A leader without room takes nobody.

!random-leader A die hits Trotsky. One of his troops finds a new leader in the South; the other has to go home.

# §attacking

Attacks are the way to win. They take markers where nobody blocks, and Morale where somebody does.

## do

1. Name an army that has a Rally token and at least one troop. It attacks at its own front, and its token is spent.
2. Add more armies of the same front, if you like: up to {together-red} for the Reds, up to {together-white} for the Whites. Each spends its token.
3. Launch the attack. The enemy may answer with an event and may block: [§blocking].
4. When it is over, you may attack again, at any front, with armies that still have a token.

Attacking is never a duty, and there is no limit to your attacks but the tokens.

## not

- Nobody attacks in their first turn, neither the Reds nor the Whites.
- A leader without a token does not attack, and a leader without troops does not either.
- All armies of one attack stand at the same front.
- An army attacks at most once a turn: no new token comes before the [§reserve].

!attack One army is ready. The others lack a token or lack troops.

!together The Whites join two armies in the South. The army in the East cannot help them.

# §blocking

A block stops the loss of a marker, but it costs a token and risks an army.

## do

- When your enemy attacks, block with armies of that front that have a Rally token. Each spends its token.
- A leader may block alone, without troops.
- Blocking is never a duty. You decide after you have seen who attacks.
- Up to {together-red} Red armies or {together-white} White armies block together.
- If you do not block, the attacker takes one marker of that front. It is one, however many armies attack. No Morale is paid, and nobody is lost.

## not

- No block without a token. An army that attacked in its own turn usually has none.
- Armies of other fronts do not help.

!block {white-kornilov} has no token. {white-krasnov} blocks alone, and {white-wrangel} joins him. Both sides have the same Force.

# §reinforcing

In a blocked battle, units in your hand can help at once. They give less than in play, but nobody sees them coming.

## do

- Discard a leader or troop from your hand: one of your armies in the battle gets +1 Force. It is +1 whatever the card’s own Force.
- Or play an event for battle: [§battle-events].
- The attacker goes first. Then you take turns, one card at a time, until both sides pass in a row. One army may get as many as you like.

## not

- An event gives no +1. Only leaders and troops do.
- If your table has chosen so, a leader alone is not reinforced.

!reinforced This table has chosen that a leader alone is not reinforced. Both sides add what they have, until nobody has any cards.

# §result

Both sides add up Force. The stronger side wins, but every battle costs blood.

## do

1. Add the Force of all leaders and troops in the battle, then what cards add.
2. Add the leaders’ bonuses: +1 for each troop of the named kind under that leader. The bonus never reaches troops of another army.
3. The side with more Force wins.
4. The winner chooses one of their troops in the battle and loses it. Without troops they lose nothing.
5. The loser chooses one of their armies in the battle. It is destroyed, its leader included.
6. The loser rolls a die ({morale-die}) and gives so much Morale to the winner.
7. On a tie each side loses one troop in the battle. No Morale is paid.

On a tie each side chooses its own troop; a side without one loses nothing. Lost units go to their owner’s discard pile, with the token of a lost leader.

A won battle takes no marker. Only an unblocked attack does.

!fight Two Red armies against one. Trotsky’s bonus is 2, Lenin’s is 1: together 13 against 7.

# §recruitment

Now your cards become armies. What you put into play today can act as soon as it has a token.

## do

- Put leaders from your hand into play, each at a front. They come without a Rally token.
- Put troops from your hand under your leaders. A leader has room for one troop more than their Force: 2, 3 or 4.
- Put as many units into play as you like.
- Any number of your armies may stand at a front.

## not

- Some units may stand at certain fronts only. That holds for every way by which they arrive.
- No troop stands without a leader, and none beyond a leader’s room. Bonuses give no more room.

{table bound | Unit | May stand at}

All Red units may stand at any front.

!recruiting Kolchak may stand in the East alone, and Finns in the North-West. Krasnov has room for two troops.

# §reserve

Cards that do not help you now can still buy something.

## do

Discard a card, up to {reserve} times a turn, and each time choose one:

- Draw a card.
- Give a Rally token to a leader who has none.
- Gain {reserve-morale} Morale, up to {morale}.

You may choose the same twice. Any card will do: a leader, a troop or an event, even one that is bound to a claimed front. The card drawn here does not count as an event that draws.

## not

- No token for a leader who has one, and no Morale above {morale}.
- No more than {reserve} uses a turn.

!three-uses Trotsky has a token already. Lenin gets one, and the second card brings Morale. Then the phase is over.

# §control

{red-subversive-attack-1} turns an enemy troop to your side. It fights for you until it leaves play.

## do

- Choose an enemy troop in play. It joins one of your leaders at the same front who has room.
- In a battle, an army that has lost a troop this way counts without it. If your leader is in the battle, the troop now counts for you.
- It keeps its Force and its kind. Leaders who strengthen that kind strengthen it still.
- When it leaves play, it goes to the discard pile of its owner.

## not

- Without a leader of yours who has room at that front, the troop cannot be taken.
- Front limits of the troop hold under its new leader, too.

!subversion The Reds have leaders in the South and in the East. Only the South is near enough.

# §endless

A war that nobody can win is judged as it stands. The rulebook knows no such end; this table adds it.

## do

- After {last-turn} turns of each side the war ends.
- More territory markers in all win.
- If both have the same, more Morale wins.
- If that is the same as well, nobody wins.

!last-turn The Whites end the last turn. The Reds hold 10 of all markers, the Whites 8.

# red-cards The Reds’ cards

{table red | Card | Kind | Force | Copies | What it does}

# white-cards The Whites’ cards

{table white | Card | Kind | Force | Copies | Fronts | What it does}
`;
