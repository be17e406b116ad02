/** The guide in English. Its form: docs/writing-a-guide.md. */
export const en = `
# ten-minutes The game in ten minutes

Russia, 1918. The Reds hold the middle of the country, the Whites come from its edges. They fight on three fronts. You lead one side, your friend the other.

## The goal

You win in one of two ways. Break the enemy: bring their Morale from {morale} down to 0. Or take the land: hold all {markers} markers of any {fronts-to-win} fronts.

## What you have

Each side has its own deck: {red-deck-size} cards for the Reds, {white-deck-size} for the Whites. There are three kinds of cards.

- **Leaders** open an army at a front. Their number is their Force.
- **Troops** stand under a leader. Their number is their Force, too.
- **Events** are played once, for what they say.

## Your turn

A turn has six phases. They always come in this order.

1. **[§rally]**: give one of your leaders a Rally token, and move troops.
2. **[§propaganda]**: draw {draw} cards.
3. **[§events]**: play events that are not for battle.
4. **[§attacking|Attack Phase]**: attack with armies that have a token.
5. **[§recruitment]**: put leaders and troops from your hand into play.
6. **[§reserve]**: trade up to {reserve} cards for something better.

Then keep at most {hand-limit} cards, and the other side plays.

## An attack in four steps

1. You name armies of one front. Each spends its Rally token.
2. The enemy may block with armies of that front. Each spends its token, too.
3. Nobody blocks: you take one marker of that front. Your next [§propaganda] adds {unblocked-morale} Morale.
4. Somebody blocks: both sides add up Force. The weaker side loses a whole army and a die of Morale.

!attack Trotsky has a token and two troops. Two other leaders try first, and may not.

## What wins

Tokens win. You get one a turn, and an attack and a block each cost one. An army that attacks today is not ready to block tomorrow. So watch whose leaders have tokens, front by front. Attack where nobody can answer.

## First plans for the Reds

- Put troops where they count more: {red-soviet-forces-1} under {red-lenin}, {red-bolshevik-forces-1} under {red-stalin}. {red-trotsky} strengthens every troop.
- You may join three armies in one battle. The Whites may only join two.
- Move up to {between-fronts} units a turn to another front. Strike where the Whites have no tokens, then shift.
- Keep {red-confused-and-divided-1} for the one attack that would hurt.

## First plans for the Whites

- Your troops are stronger: {white-don-cossacks-1}, {white-poles-1} and {white-czech-army-1} count 2 each.
- Many of your cards are bound to a front. Choose one front early, and hold a second one with a single good army.
- {white-wrangel} leads four troops in the South. {white-alexeyev} and {white-kornilov} make Cossacks stronger.
- You cannot shift between fronts. Use {white-purge-1} and {white-assassination-1} to break the army you fear.

# aid Player aid

## The turn

| Phase | What you do | Remember |
| [§rally] | 1 Rally token; move troops | Whites within a front; Reds up to {between-fronts} units between fronts |
| [§propaganda] | Draw {draw} cards | +{unblocked-morale} Morale after an unblocked attack in your last turn |
| [§events] | Play events | Only one that draws cards |
| [§attacking|Attack] | Armies with token and troops | Not in your first turn |
| [§recruitment] | Leaders and troops into play | Leader’s Force + 1 troops |
| [§reserve] | Up to {reserve} cards | A card, a token, or {reserve-morale} Morale each |
| [§turn|End] | Keep {hand-limit} cards | |

## A battle

1. Attackers are named and spend tokens: up to {together-red} Red armies, up to {together-white} White armies.
2. {red-confused-and-divided-1} may stop one of them.
3. Blockers are named and spend tokens. The same limits hold.
4. No blocker: one marker, and the battle is over.
5. Both sides add cards in turn until both pass.
6. More Force wins. The winner loses one troop. The loser loses one army and {morale-die} Morale.
7. A tie: each side loses one troop.

## Room under a leader

{table room | Leader’s Force | Troops}

# §winning

The war ends at once when one side has won. It does not wait for the end of a turn or a battle.

## do

- Bring the enemy’s [§morale] to 0. You win.
- Or hold all {markers} territory markers of {fronts-to-win} fronts. You win, whichever two they are.
- Attack where the enemy cannot block, if you want land. Win blocked battles, if you want Morale.

!last-marker The Reds have claimed the South. They need one more marker in the East, and nobody there can block.

# §fronts

The map has three fronts: {north-west}, {south} and {east}. Each has {markers} territory markers, and they say who is ahead there.

## do

- Each side begins with {start-markers} markers at every front.
- You take a marker when nobody blocks your attack. The other side then has one fewer.
- Whoever holds all {markers} markers of a front has claimed it. The fighting there is over for good.
- When a front is claimed, all units there go to their owners’ discard piles. That includes the units of the winner.

## not

- At a claimed front nobody recruits, moves in or attacks. Cards that are bound to it can still be discarded for other uses.

!claim Trotsky takes the last marker of the South. His own army goes with the front.

# §morale

Morale is the will to go on. Both sides begin with {morale}, and that is also the most you can have.

## do

- Lose a blocked battle: roll a die and give that much Morale to the winner. You never give more than you have.
- Attack without being blocked: gain {unblocked-morale} Morale in your next [§propaganda].
- Discard a card in the [§reserve]: gain {reserve-morale} Morale.

## not

- Morale never goes above {morale}. What would go beyond it is lost.
- With full Morale you cannot trade a card for it.

!full-morale The Reds have 19 Morale. A card brings the last point, and the next card brings nothing.

# §setup

Both sides begin alike: the same Morale, half of each front, and nothing in play.

## do

1. Shuffle both decks.
2. Each side draws {start-hand} cards.
3. A hand without a leader is discarded, and {start-hand} new cards are drawn. Repeat until there is a leader.
4. Set Morale to {morale} for both sides, and {start-markers} markers each at every front.
5. The Reds begin.

Each deck has {leaders} leaders and {troops} troops. The Reds have {red-events} events, the Whites {white-events}.

{table start | Each side begins with | Number}

# §turn

The sides take turns, and the Reds go first. A turn is six phases in a fixed order; each opens the way for the next.

## do

1. [§rally]
2. [§propaganda]
3. [§events]
4. [§attacking|Attack Phase]
5. [§recruitment]
6. [§reserve]

At the end of your turn, discard down to {hand-limit} cards. You choose which ones. Troops that come back to your hand in the enemy’s turn do not count until then.

Hands and decks are secret. Both discard piles lie open: anybody may look through them.

!eight-cards The Reds hold eight cards at the end of their turn. One has to go.

# §rally

Tokens are your moves. An army without a Rally token can neither attack nor block, so this phase decides who can act.

## do

- Give one Rally token to a leader who has none. You must, if there is one.
- Move before or after you give it. Moving is never a duty.
- A token stays until it is spent, also over many turns.
- Let troops change to another leader at the same front, as far as there is room. Two full armies may swap troops.
- Only here may troops change their leader freely. Later they do so only when a leader is lost.
- **Reds only**: move up to {between-fronts} units a turn from one front to another. A leader counts as one unit, and each troop with him as one more. He keeps his token.

## not

- One token a leader, one token a turn.
- The Whites never move a unit to another front.
- A leader does not move without his troops. If all of them together are too many, they stay.
- Units bound to a front stay there, and there must be room under the new leader.

!rally-and-move Trotsky gets the token and moves with two troops. Stalin has three troops: with him that makes four units.

!whites-stay The Whites may change leaders in the South. The way to the North-West is closed to them.

# §propaganda

New cards, and a reward for boldness.

## do

- Draw {draw} cards. You do so in your first turn, too.
- Gain {unblocked-morale} Morale if an attack of yours was not blocked in your last turn. It is {unblocked-morale} in all, however many attacks there were. An attack whose armies were all stopped by {red-confused-and-divided-1} does not count.
- When your deck is empty, shuffle your discard pile and go on drawing from it.
- If your discard pile is empty as well, you draw what there is.

!two-cards In their last turn the Reds took a marker without a block.

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
- Put troops from your hand under your leaders. A leader has room for one troop more than his Force: 2, 3 or 4.
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

# terms Words of the game

morale: Morale
The will of a side to go on. It stands between 0 and {morale}; at 0 the side has lost.

front: front, fronts
One of the three parts of the map where armies stand and fight.

marker: territory marker, territory markers, marker, markers
A piece of a front. Each front has {markers}; together they say who is ahead there.

claimed: claimed, claims
All {markers} markers of the front are in one hand. Nobody fights there any more.

leader: leader, leaders
A card that opens an army. Its Force says how strong it is and how many troops it leads.

troop: troop, troops
A card that stands under a leader and adds its Force.

unit: unit, units
A leader or a troop.

army: army, armies
A leader with the troops under him. A leader alone is one, too, but cannot attack.

token: Rally token, Rally tokens, token, tokens
The sign that an army is ready. It is spent to attack or to block.

force: Force
The strength of a leader or troop, and of a side in a battle.

bonus: bonus, bonuses
What a leader adds: +1 for each troop of a certain kind under him.

event: event, events
A card that is played once, for what it says, and then discarded.

block: block, blocks, blocked
To stand against an attack with armies of the same front.

unblocked: unblocked
An attack that no army stood against. It takes a marker.

room: room
How many more troops a leader can lead: his Force + 1, less those he has.

discard: discard pile, discard piles
Where a side’s cards lie that have been used or lost. It becomes the new deck.
`;
